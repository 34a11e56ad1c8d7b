import type {Formats} from '../language/format';
import type {Backend} from './backend';

/** What the configuration passes to pages and plugins in `customFields`. */
export type CustomFields = Backend & {buildYear: number; formats: Formats};

const isText = (value: unknown): boolean => typeof value === 'string';

const CHECKS: Record<keyof CustomFields, (value: unknown) => boolean> = {
  buildYear: Number.isInteger,
  formats: (value) => typeof value === 'object' && value !== null && 'months' in value,
  supabaseUrl: isText,
  supabasePublishableKey: isText,
  ipJsonUrl: isText,
  ipTextUrl: isText,
  connectOrigins: (value) => Array.isArray(value) && value.every(isText),
};

/**
 * Checks the site's own part of its configuration, once a build: the pages take it as it is.
 *
 * @throws TypeError that names each field that is missing or of the wrong type
 */
export function checkCustomFields(fields: Record<string, unknown> = {}): void {
  const wrong = Object.entries(CHECKS).flatMap(([name, isRight]) =>
    isRight(fields[name]) ? [] : name,
  );
  if (wrong.length > 0) {
    throw new TypeError(
      `customFields in docusaurus.config.ts: ${wrong.join(', ')} missing or of the wrong type.`,
    );
  }
}

/** The site's own part of its configuration, which Docusaurus types as unknown. */
export const customFieldsFrom = ({
  customFields = {},
}: {
  customFields?: Record<string, unknown> | undefined;
}): CustomFields => customFields as CustomFields;
