/**
 * A copy whose texts have the line ends of Windows: an editor, an archive or an older clone may bring
 * them, whatever `.gitattributes` says.
 */
import {JSDOM} from 'jsdom';

import {builtFile, squeeze} from '../support/built';
import {ALL_PAGES} from '../support/pages';
import {ScratchCopy} from '../support/scratch';

const copy = new ScratchCopy('line-ends');
afterAll(() => copy.remove());

beforeAll(() => {
  for (const file of copy.list('.')) {
    const text = copy.read(file);
    if (!text.includes('\0')) copy.write(file, text.replaceAll(/\r?\n/g, '\r\n'));
  }
});

/** The words of a page, without its scripts and styles. */
const words = (html: string): string =>
  squeeze(
    new JSDOM(html.replaceAll(/<(script|style)\b[^]*?<\/\1>/g, '')).window.document.body
      .textContent,
  );

test('the pages of a language are built with the same words', () => {
  const {ok, output} = copy.script('scripts/site-build/index.ts', '--locale', 'en');
  expect({ok, output}).toEqual({ok: true, output: expect.not.stringContaining('npm run hosts')});
  for (const route of ALL_PAGES) {
    const file = route === '/' ? 'index.html' : `${route.slice(1)}.html`;
    expect(words(copy.read(`build/${file}`))).toBe(words(builtFile(file)));
  }
}, 300_000);

test.each([
  ['articles.ts'],
  ['facts.ts', '--check'],
  ['translations/index.ts', '--check', '--strict'],
  ['brand/index.ts'],
  ['hosts.ts'],
  ['edgeFunction.ts'],
])('scripts/%s reads them', (file, ...args) => {
  expect(copy.script(`scripts/${file}`, ...args)).toMatchObject({ok: true});
});
