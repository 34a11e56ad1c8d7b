import {isbot} from 'isbot';

import {isCrawlerAtSight} from '@site/src/language/crawlers';

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';
const SAFARI = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

const PEOPLE = [
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`,
  `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${CHROME} Safari/537.36 OPR/124.0.0.0`,
  `Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Mobile Safari/537.36`,
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
  `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${SAFARI} Version/26.0 Mobile/15E148 Safari/604.1`,
  `Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) ${SAFARI} FxiOS/143.0 Mobile/15E148 Safari/605.1.15`,
  `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${SAFARI} Version/26.0 Safari/605.1.15`,
  'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'Mozilla/5.0 (Android 16; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0',
];

test.each(PEOPLE)('%s is told from a crawler at sight', (agent) => {
  expect(isCrawlerAtSight(agent)).toBe(false);
  expect(isbot(agent)).toBe(false);
});

test.each([
  `Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/140.0.0.0 Safari/537.36`,
  'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
  `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36`,
  `Mozilla/5.0 (Linux; Android 11; moto g power (2022)) ${CHROME} Mobile Safari/537.36 Chrome-Lighthouse`,
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'WhatsApp/2.23.20.0',
])('%s is a crawler at sight', (agent) => {
  expect(isCrawlerAtSight(agent)).toBe(true);
  expect(isbot(agent)).toBe(true);
});

// User agents of people that only isbot's list can tell from crawlers.
test.each([
  ['a phone by its name', 'Linux; Android 9; Pixel 8', ''],
  ['a phone that names its model', 'Linux; Android 12; SM-G991U Build/SP1A; wv', ' [FB_IAB/FB4A;]'],
  ['another browser', 'Windows NT 10.0; Win64; x64', ' Vivaldi/7.5'],
])('%s waits for the list, which lets it pass for a person', (_, system, end) => {
  const agent = `Mozilla/5.0 (${system}) ${CHROME} Safari/537.36${end}`;
  expect(isCrawlerAtSight(agent)).toBeNull();
  expect(isbot(agent)).toBe(false);
});

test.each([
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Synthetic/250',
  'curl/8.5.0',
  'Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/140.0 Prerender (feed)',
])('%s waits for the list, which knows it for a crawler', (agent) => {
  expect(isCrawlerAtSight(agent)).toBeNull();
  expect(isbot(agent)).toBe(true);
});
