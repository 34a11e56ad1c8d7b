/** Parts of the user agents of most crawlers; isbot's list has each of these, too. */
const CRAWLER = /\+https?:|[^u]bot\b|crawl|spider|headless|chrome-lighthouse|^(facebook|whatsapp)/i;

/*
 * The user agents of most people's browsers: only these words and numbers, so that no pattern of isbot
 * can match. Chrome sends no more since https://www.chromium.org/updates/ua-reduction/.
 */
const SYSTEM =
  /Windows NT [\d.]+; Win64; x64|Macintosh; Intel Mac OS X [\d_.]+|X11; (?:Ubuntu; )?(?:Linux|CrOS) x86_64(?: [\d.]+)?|(?:Linux; )?Android [\d.]+; (?:K|Mobile)|iP(?:hone|ad); CPU (?:iPhone )?OS [\d_]+ like Mac OS X/;
const ENGINE =
  /Gecko\/[\d.]+ Firefox\/[\d.]+|AppleWebKit\/[\d.]+ \(KHTML, like Gecko\)(?: (?:Version|Chrome|CriOS|FxiOS|Edg(?:A|iOS)?|OPR|SamsungBrowser|Mobile|Safari)(?:\/[\dE.]+)?)+/;
const PERSON = new RegExp(
  `^Mozilla/5\\.0 \\((?:${SYSTEM.source})(?:; rv:[\\d.]+)?\\) (?:${ENGINE.source})$`,
);

/**
 * Whether a user agent is a crawler's as far as it can be told without isbot's list, which is long.
 *
 * @returns what the list would say, or null where only the list can tell
 */
export function isCrawlerAtSight(agent: string): boolean | null {
  if (CRAWLER.test(agent)) return true;
  return PERSON.test(agent) ? false : null;
}
