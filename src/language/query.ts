import {type LocaleCode, offeredFor} from './locales';

const NAME = 'lng';

const parts = (search: string): string[] => search.replace(/^\?/, '').split('&').filter(Boolean);

/**
 * The language that a query string asks for (`?lng=vi`), case and region forgiven (`?lng=es-MX`).
 *
 * @param search query string as in `location.search`
 * @returns the first `lng` that is offered; null for none or an unsupported one
 */
export function askedLanguage(search: string): LocaleCode | null {
  const value = parts(search)
    .find((part) => part.startsWith(`${NAME}=`))
    ?.slice(NAME.length + 1);
  return offeredFor(value);
}

/** The query string without `lng`; all else stays letter for letter. */
export function withoutAsked(search: string): string {
  const rest = parts(search).filter((part) => part !== NAME && !part.startsWith(`${NAME}=`));
  return rest.length > 0 ? `?${rest.join('&')}` : '';
}
