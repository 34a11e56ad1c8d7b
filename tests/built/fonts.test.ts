import {readFileSync, statSync} from 'node:fs';
import {gzipSync} from 'node:zlib';

import {routes} from '../../src/data/routes';
import {builtPage, fileOf} from '../support/built';
import {FIRST_FLIGHT, FIRST_SCREEN_LIMIT} from '../support/byteLimits';
import {CODES, inLocale} from '../support/pages';

type Face = {family: string; url: string; has: (code: number) => boolean};

/** The font files that a page's styles name, in their order. */
function facesOf(page: Document): Face[] {
  const css = [...page.querySelectorAll('style')].map(({textContent}) => textContent).join('');
  return [...css.matchAll(/@font-face\s*\{(?<rule>[^}]*)\}/g)].flatMap(({groups}) => {
    const value = (pattern: RegExp) => pattern.exec(groups!.rule!)?.[1];
    const url = value(/url\(["']?([^"')]+\.woff2)/);
    const ranges = value(/unicode-range:([^;]+)/)?.matchAll(/U\+([0-9A-F?]+)(?:-([0-9A-F]+))?/gi);
    if (!url || !ranges) return [];
    // In `U+??` each question mark stands for any digit.
    const bounds = [...ranges].map(([, from, to = from]) => [
      parseInt(from!.replaceAll('?', '0'), 16),
      parseInt(to!.replaceAll('?', 'F'), 16),
    ]);
    const has = (code: number) => bounds.some(([from, to]) => from! <= code && code <= to!);
    return [{family: value(/font-family:([^;]+)/)!, url, has}];
  });
}

/** The font files for a text in every family; if two files have a letter, the later one counts. */
function filesFor(text: string, faces: Face[]): string[] {
  const codes = [...new Set(text)].map((letter) => letter.codePointAt(0)!);
  const families = [...new Set(faces.map(({family}) => family))];
  const later = [...faces].reverse();
  const files = families.flatMap((family) =>
    codes.map((code) => later.find((face) => face.family === family && face.has(code))?.url),
  );
  return [...new Set(files)].filter((url) => url !== undefined).sort();
}

/** The text that shows before a list is opened: the names of the languages are hidden. */
function shownText(page: Document): string {
  const body = page.body.cloneNode(true) as HTMLElement;
  body.querySelectorAll('script, noscript, details, [popover]').forEach((part) => part.remove());
  return body.textContent!;
}

describe.each(CODES)('the home page in %s', (code) => {
  const page = () => builtPage(inLocale(code, routes.home));

  test('has light fonts and a light picture', () => {
    const fonts = filesFor(shownText(page()), facesOf(page()));
    const hero = page().querySelector('img[fetchpriority=high]')!.getAttribute('src')!;
    const bytes = [
      ...fonts.map((url) => statSync(fileOf(url)).size),
      gzipSync(readFileSync(fileOf(hero)), {level: 9}).length,
    ];
    expect(bytes.reduce((total, size) => total + size / 1000, 0)).toBeLessThan(FIRST_SCREEN_LIMIT);
  });
});

test.each(CODES)('the picker in %s comes in one flight', (code) => {
  const {size} = statSync(fileOf(`${inLocale(code, routes.language)}.html.br`));
  expect(size).toBeLessThanOrEqual(FIRST_FLIGHT);
});
