/** @jest-environment node */
// Built pages by the HTML standard. Of every page what the parser complains about; of each English one
// also which element, attribute and value may stand where: the other languages have the same elements,
// and five times the pages would take half a minute. It is asked about the page as it was parsed,
// because it does not know which end tags the minifier may leave out.
import {HtmlValidate, StaticConfigLoader} from 'html-validate';
import {readdirSync} from 'node:fs';
import {parse, type ParserError, serialize} from 'parse5';

import type {LocaleCode} from '../../src/language/locales';
import {builtFile} from '../support/built';
import {CODES} from '../support/pages';

const validator = new HtmlValidate(
  new StaticConfigLoader({root: true, extends: ['html-validate:standard']}),
);

/** What the parser complains about, and the page as it was parsed. */
function parsed(html: string): {errors: string[]; page: string} {
  const errors: string[] = [];
  const onParseError = ({code, startLine, startCol}: ParserError): void =>
    void errors.push(`${code} at ${startLine}:${startCol}`);
  return {page: serialize(parse(html, {onParseError})), errors};
}

/** What is wrong with a page, in words. */
async function problemsOf(html: string): Promise<string[]> {
  const {errors, page} = parsed(html);
  const quick = page.replace(/(<(script|style)\b[^>]*>)[^]*?(?=<\/\2>)/g, '$1');
  const {results} = await validator.validateString(quick);
  const found = results
    .flatMap(({messages}) => messages)
    // html-validate 9.7 does not know `rel=expect`.
    .filter(({message}) => !message.startsWith('"blocking" attribute'));
  return [...errors, ...found.map(({message, selector}) => `${message} (${String(selector)})`)];
}

const pages = readdirSync('build', {recursive: true, encoding: 'utf8'}).filter((name) =>
  name.endsWith('.html'),
);

it('has no page that the HTML standard forbids', async () => {
  expect(pages.length).toBeGreaterThan(100);
  for (const name of pages) {
    const html = builtFile(name);
    const isEnglish = !CODES.includes(name.split(/[\\/]/)[0] as LocaleCode);
    const problems = isEnglish ? await problemsOf(html) : parsed(html).errors;
    expect({name, problems}).toEqual({name, problems: []});
  }
}, 180_000);

it.each([
  ['a block within a sentence', '<p><button><div>words</div></button></p>'],
  ['a value that does not exist', '<button type="words">words</button>'],
  ['one id twice', '<p id="a">words</p><p id="a">words</p>'],
  ['an attribute twice', '<p lang="es" lang="vi">words</p>'],
  ['a page that ends early', '<p>words</p><!-- note'],
])('finds %s', async (_name, body) => {
  const page = `<!doctype html><html lang="en"><head><title>A</title></head><body>${body}`;
  expect(await problemsOf(page)).not.toEqual([]);
});
