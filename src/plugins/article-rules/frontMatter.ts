import {LANGUAGE_FIELDS} from '../copies';
import {nearest} from './nearest';
import {FIELDS, SCHEMAS, type Kind} from './schemas';

function unknownField(field: string, isCopy: boolean): string {
  if (field === 'slug') return 'leave it out: the URL of an article is its file name';
  if (field === 'tags') return 'write topics instead: [shingle, metal]';
  if (isCopy && FIELDS.includes(field)) {
    return `leave it out: it comes from the English article. A copy gives only ${LANGUAGE_FIELDS.filter((name) => name !== 'summary').join(', ')}`;
  }
  const near = nearest(field, FIELDS, 2);
  return `is not a field of an article${near ? `; did you mean ${near}?` : ''}`;
}

const validate = (frontMatter: Record<string, unknown>, kind: Kind) =>
  SCHEMAS[kind].validate(frontMatter, {
    abortEarly: false,
    convert: false,
    errors: {label: false, wrap: {label: false}},
  }).error?.details ?? [];

/** The facts that pages could not show: missing, of another form or unknown, but not too long or short. */
export const unusableFields = (frontMatter: Record<string, unknown>, kind: Kind): string[] => [
  ...new Set(
    validate(frontMatter, kind)
      .filter(({type}) => !['string.min', 'string.max', 'string.trim'].includes(type))
      .map(({path}) => String(path[0])),
  ),
];

/**
 * Problems of an article's front matter, worded for its author.
 *
 * @param frontMatter as parsed from YAML
 * @param kind `copy` for a translation, which gives only translatable fields
 */
export function frontMatterProblems(frontMatter: Record<string, unknown>, kind: Kind): string[] {
  return validate(frontMatter, kind).map(({path, type, message}) => {
    // Which entry of a list it is, its value says.
    const field = path.filter((part) => typeof part === 'string').join('.');
    const says =
      (type === 'object.unknown' || type === 'any.unknown') && path.length === 1
        ? unknownField(field, kind === 'copy' || kind === 'service-copy')
        : message;
    return `${field}: ${says}`;
  });
}
