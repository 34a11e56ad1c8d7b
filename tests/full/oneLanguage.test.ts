/** With one language left there is nothing to choose: no gate, no picker, no switcher, no flag. */
import {LOCALES} from '../../src/language/locales';
import {deadLinks} from '../support/links';
import {ScratchCopy} from '../support/scratch';

const copy = new ScratchCopy('one-language');
let pages: string[];

beforeAll(() => {
  for (const {code} of LOCALES.slice(1)) copy.withoutLanguage(code);
  const {ok, output} = copy.run('tsx', 'scripts/site-build/index.ts');
  if (!ok) throw new Error(output);
  pages = copy.list('build').filter((file) => file.endsWith('.html'));
}, 300_000);

afterAll(() => copy.remove());

test('there is no picker, and nothing leads to one', () => {
  expect(pages.length).toBeGreaterThan(20);
  expect(pages).not.toContain('language.html');
  expect(deadLinks(copy.path('build'))).toEqual([]);
});

test('no page offers a language or names another address of itself', () => {
  for (const page of pages) {
    const html = copy.read(`build/${page}`);
    const offers = /data-language=|id=site-languages|hreflang="?(?!en\b|x-default)[a-z]+/i.exec(
      html,
    );
    expect([page, offers?.[0]]).toEqual([page, undefined]);
  }
});
