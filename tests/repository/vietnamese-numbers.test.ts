import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

const textsIn = (folder: string, name: RegExp): [file: string, text: string][] =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => name.test(file))
    .map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]);

/** "2.000" and "1.234.567": points between thousands, or the section of a statute. */
const POINTED = /(?<![\d.])\d{1,3}(?:\.\d{3})+(?!\d)/g;
/** "4,8" and "1.234,5", but not "1,000". */
const DECIMAL_COMMA = /\d,(?!\d{3}(?!\d))\d/;

const inEnglish = new Set(
  ['blog', 'services', 'src']
    .flatMap((folder) => textsIn(folder, /\.(?:mdx|tsx)$/))
    .flatMap(([, text]) => text.match(POINTED) ?? []),
);

// Readers see dollars written the American way next to them: "$10,000" and "2.000" cannot both be.
describe('numbers in the Vietnamese texts', () => {
  const texts = textsIn('i18n/vi', /\.(?:mdx?|json)$/).filter(
    ([file]) => !file.endsWith('.source.json'),
  );

  it.each(texts)('%s separates thousands and decimals as US readers do', (_, text) => {
    const wrong = text
      .split('\n')
      .filter(
        (line) =>
          DECIMAL_COMMA.test(line) ||
          (line.match(POINTED) ?? []).some((number) => !inEnglish.has(number)),
      );
    expect(wrong).toEqual([]);
  });

  it.each(['2.000', '1.234.567', '4,8', '1.234,5'])('would notice %s', (number) => {
    const pointed = number.match(POINTED) ?? [];
    expect(DECIMAL_COMMA.test(number) || pointed.some((part) => !inEnglish.has(part))).toBe(true);
  });
});
