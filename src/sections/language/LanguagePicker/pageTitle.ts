import {ownTitle} from '../../../lib/headTitle';

/**
 * The title of a page of this site, read from its HTML, without the company's name.
 *
 * @param path the page's path
 * @param signal aborts the request
 * @returns null where there is no such page or it cannot be loaded
 */
export async function pageTitle(
  path: string,
  company: string,
  signal: AbortSignal,
): Promise<string | null> {
  try {
    const reply = await fetch(path, {signal, headers: {accept: 'text/html'}});
    if (!reply.ok) return null;
    // Parses the title alone: in a whole page, the parser would report its styles as CSP violations.
    const [element = ''] = /<title[^>]*>[^<]*/.exec(await reply.text()) ?? [];
    const {title} = new DOMParser().parseFromString(element, 'text/html');
    return ownTitle(title.trim(), company) || null;
  } catch {
    return null;
  }
}
