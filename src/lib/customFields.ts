import type {Backend} from './backend';

/** What the configuration passes to pages and plugins in `customFields`. */
export type CustomFields = Backend & {
  buildYear: number;
  /** How the mark is shown: see `shapeOf`. */
  logo: {isWide: boolean; needsPlate: boolean};
};

/** The site's own part of its configuration, which Docusaurus types as unknown. */
export const customFieldsFrom = ({
  customFields = {},
}: {
  customFields?: Record<string, unknown> | undefined;
}): CustomFields => customFields as CustomFields;
