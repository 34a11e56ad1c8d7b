/** An entity tag without its W/: https://www.rfc-editor.org/rfc/rfc9110#section-8.8.3 */
const TAG = /"[\x21\x23-\x7e\x80-\xff]*"/g;

/**
 * Whether a browser has the file already: its If-None-Match is `*`, or a list that names this tag. A
 * proxy that compresses makes tags weak (`W/`), which makes no difference here.
 * https://www.rfc-editor.org/rfc/rfc9110#section-13.1.2
 *
 * @param header If-None-Match as it was sent, if it was.
 * @param etag the file's own, with its quotes.
 */
export const isNotModified = (header: string | undefined, etag: string): boolean =>
  header?.trim() === '*' || header?.match(TAG)?.includes(etag) === true;
