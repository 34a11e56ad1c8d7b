// cspell:ignore konqueror gtmetrix ptst statuscake Cubot
/**
 * What the user agents of search engines, link previews and monitors contain, and people's do not: an address
 * of the web; `compatible;` (which old browsers write, too); "bot", though Cubot makes phones; and names.
 */
const CRAWLER =
  /https?:\/\/|compatible; (?!msie|konqueror)|[^u]bot(?![a-z])|crawl|spider|headless|lighthouse|phantomjs|ptst\/|gtmetrix|pingdom|statuscake|site24x7|synthetic|-google|(?:bing|ur[il] ?|web )preview|^(?:facebook|whatsapp)/i;

/** Whether a user agent is a crawler's. In doubt it is a person's: most crawlers run no script anyway. */
export const isCrawler = (agent: string): boolean => CRAWLER.test(agent);
