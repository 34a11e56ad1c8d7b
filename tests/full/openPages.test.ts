// Pages that are open while the site is released anew or rolled back, and pages that something rewrites on their
// way, in each engine.
import {setTimeout as sleep} from 'node:timers/promises';

import {CHOICE_KEY} from '../../src/language/locales';
import {ENGINES, START_MS, visitor, type Visitor} from '../support/engines';
import {network} from '../support/engines/network';
import {chromium} from '../support/engines/puppeteer';
import {needBuild} from '../support/needed';
import {otherRelease} from '../support/otherRelease';
import {testServer} from '../support/servers';

const server = testServer({TRUSTED_PROXY: '127.0.0.1'}, 'build');

/** Between two keys of a hand that types. */
const KEY_MS = 60;

const WORDS = [
  ...['Maria Gonzalez', 'José Ángel Peña', 'Nguyễn Thị Hạnh', '김민지', 'मारिया शर्मा'],
  ...['maria.g@example.net', 'Begoña Núñez', 'Trần Đức Huy', '박서준', 'अनिल कुमार'],
  ...['8135550147 ext 12', 'Iñaki Ibáñez', 'Phạm Quỳnh Như', '이하은', 'सुनीता देवी'],
  ...['O’Neill-Smith', 'Muñoz y Cía', 'Lê Ánh Tuyết', '최지우', 'हरि ओम'],
];
const LATENCIES = [0, 150, 400];

const SKEWS = {
  'an old page under the new script': /\/islands\.js/,
  'a new page under the old script': /\/contact$/,
};

describe.each([...ENGINES, ['Chromium', chromium] as const])('%s', (name, start) => {
  let visit: Visitor;
  let net: Awaited<ReturnType<typeof network>>;

  beforeAll(async () => {
    needBuild();
    visit = visitor(await start());
  }, START_MS);
  afterAll(() => visit?.close());
  beforeEach(async () => {
    // An origin that no cache knows.
    net = await network(server.port);
    await visit.open(`${net.origin}/language`);
    await visit.evaluate((key) => localStorage.setItem(key, 'en'), CHOICE_KEY);
  });
  afterEach(() => net.close());

  const open = (path: string) => visit.open(net.origin + path);
  const alive = () =>
    visit.until('a form alive', () => document.querySelector('[data-alive]') !== null);
  async function write(words: string): Promise<void> {
    for (const letter of words) {
      await visit.key(letter);
      await sleep(KEY_MS);
    }
  }

  it('loses no letter of a word that is typed as another release comes', async () => {
    const typed: string[] = [];
    for (const [at, word] of WORDS.entries()) {
      net.change(SKEWS['an old page under the new script'], otherRelease, LATENCIES[at % 3]);
      await open('/contact');
      await visit.click('[name=message]');
      await write(word);
      await alive();
      typed.push(
        await visit.evaluate(() => {
          const {value} = document.activeElement as HTMLInputElement;
          document.querySelector('form')!.reset();
          sessionStorage.clear();
          return value;
        }),
      );
    }
    expect(typed).toEqual(WORDS);
  }, 300_000);

  it.each(Object.entries(SKEWS))(
    'sends, and hides the honeypot: %s',
    async (skew, changed) => {
      // Both late: the syllable has begun when the script comes.
      net.change(
        /\/contact$|\/islands\.js/,
        (text, path) => (changed.test(path.split('?')[0]!) ? otherRelease(text) : text),
        700,
      );
      const email = `${name}.${Object.keys(SKEWS).indexOf(skew)}@example.com`.toLowerCase();
      await open('/contact');
      await visit.click('[name=name]');
      // A syllable that an input method has not finished.
      const compose = (type: string, value: string) =>
        visit.evaluate(
          (event, text) => {
            const field = document.activeElement as HTMLInputElement;
            field.value = text;
            field.dispatchEvent(new CompositionEvent(event, {bubbles: true}));
          },
          type,
          value,
        );
      await compose('compositionstart', 'ㄱ');
      await compose('compositionupdate', '기');
      await sleep(1000);
      expect(await visit.evaluate(() => document.querySelectorAll('[data-alive]').length)).toBe(0);
      await compose('compositionend', '김');
      await alive();
      await write('민지');
      await visit.holds('[name=name]', '김민지');
      await visit.click('main form [type=submit]');
      await visit.shows('main form [aria-invalid=true]');
      await visit.until('words', () => document.querySelector('[id$=phone-error]')?.textContent);
      const {right} = await visit.evaluate(() => {
        const trap = document.querySelector('[name=company]')!;
        return {right: trap.getBoundingClientRect().right};
      });
      expect(right).toBeLessThan(0);
      await visit.type('[name=phone]', '(727) 555-0117');
      await visit.type('[name=email]', email);
      await sleep(3000);
      await visit.click('main form [type=submit]');
      await visit.shows('[data-sent]');
      expect(await server.database.contacts(email)).toMatchObject([{name: '김민지'}]);
    },
    60_000,
  );

  it('says after ten seconds that no script has run, and puts nothing into the address', async () => {
    net.change(/\/contact$/, (html) =>
      html
        .replaceAll('</script>', ' </script>')
        .replace(/(<button[^>]* type=submit) disabled/, '$1'),
    );
    await open('/contact');
    await visit.hides('[data-late-notice]');
    await visit.type('[name=name]', 'Maria');
    await visit.click('main form [type=submit]');
    await visit.press('Enter');
    await sleep(10_000);
    await visit.shows('[data-late-notice] a[href^="tel:"]');
    await visit.at('/contact');
    expect(net.asked.filter((path) => path.includes('?name') || path.includes('Maria'))).toEqual(
      [],
    );
    // The policy's own reports.
    visit.errors.splice(0);
  }, 60_000);
});
