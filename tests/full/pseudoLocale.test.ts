/**
 * No visible English escapes the translation system: one locale is replaced by a pseudo-language in
 * which every letter is accented, built for real, and read for letters without an accent.
 */
import fs from 'node:fs';

import {company, regionIn} from '@site/src/data/company';
import {LABELS} from '@site/src/data/labels';
import {SITE_TEXT} from '@site/src/data/siteText';
import {LOCALES} from '@site/src/language/locales';
import {COPIES} from '@site/src/markdown';
import {HTMLElement, type Node, NodeType, parse} from 'node-html-parser';

import {companyFiles} from '../support/company';
import {accent, accentMarkdown, unaccented} from '../support/pseudo';
import {ScratchCopy} from '../support/scratch';

const LOCALE = 'es';

/** What is the same in every language: proper names, codes, URLs. */
const NAMES = [
  company.name,
  company.logo.name,
  company.logo.trade,
  company.email,
  company.license,
  regionIn(LOCALE),
  ...company.counties,
  // Docusaurus adds these two to the feeds' link titles, in every language.
  'RSS Feed',
  'Atom Feed',
  ...LOCALES.flatMap(({name, code}) => [name, code.toUpperCase()]),
];

/** Names of reviewers, towns and the team, and their initials. */
const PEOPLE_AND_PLACES = [
  ...companyFiles('reviews').flatMap(({facts: {name, city}}) => [name!, city!]),
  ...companyFiles('team').map(({facts: {name}}) => name!),
].flatMap((proper) => [proper, proper.match(/\b[A-Z]/g)!.join('')]);

const {address, bbb, financing, liability, maker, workersCompensation} = company;

/** Names in what the company shows for itself: insurers, makers, lenders, towns, address. */
const PROOF = [
  ...[liability, workersCompensation, maker, bbb, address, financing].flatMap((fact) =>
    Object.values(fact ?? {}),
  ),
  ...company.towns,
  'Google',
  'BBB',
]
  .flat()
  .filter((value) => typeof value === 'string');

/** The longest first: initials and a ZIP code would take letters out of longer ones. */
const SAME = [...NAMES, ...PEOPLE_AND_PLACES, ...PROOF].sort((a, b) => b.length - a.length);

/** Attributes that are read aloud or shown. */
const ATTRIBUTES = ['alt', 'title', 'aria-label', 'placeholder', 'aria-roledescription'];
const META = /^(?:description|og:title|og:description|twitter:title|twitter:description)$/;

function visibleTexts(root: HTMLElement): string[] {
  const texts: string[] = [];
  const walk = (node: Node): void => {
    if (node.nodeType === NodeType.TEXT_NODE) {
      if (!/^<!doctype/i.test(node.rawText)) texts.push(node.textContent);
      return;
    }
    if (!(node instanceof HTMLElement) || /^(?:SCRIPT|STYLE)$/i.test(node.tagName ?? '')) return;
    // A part marked as another language is meant to be in it.
    if (node.getAttribute('lang') && !/^html$/i.test(node.tagName ?? '')) return;
    for (const name of ATTRIBUTES) texts.push(node.getAttribute(name) ?? '');
    const meta = node.getAttribute('name') ?? node.getAttribute('property') ?? '';
    if (META.test(meta)) texts.push(node.getAttribute('content') ?? '');
    node.childNodes.forEach(walk);
  };
  walk(root);
  return texts;
}

/** Dates are formatted by the browser in the real locale: their words are its own. */
const dateWords = new Set(
  Array.from({length: 12}, (_, month) =>
    new Intl.DateTimeFormat(LOCALE, {month: 'long', year: 'numeric', timeZone: 'UTC'}).format(
      new Date(Date.UTC(2025, month, 1)),
    ),
  ).flatMap((text) => text.split(/[^A-Za-z]+/)),
);

describe('a build in a pseudo-language', () => {
  const copy = new ScratchCopy('pseudo');
  let output = '';

  beforeAll(() => {
    for (const file of copy.list(`i18n/${LOCALE}`)) {
      if (/\.(mdx?|json)$/.test(file)) copy.write(`i18n/${LOCALE}/${file}`, '');
    }
    for (const file of copy.list(`i18n/${LOCALE}`)) {
      if (file.endsWith('.json')) copy.write(`i18n/${LOCALE}/${file}`, '{}');
    }
    for (const {english, copies} of COPIES) {
      if (!fs.existsSync(copy.path(english))) continue;
      for (const file of copy.list(english).filter((name) => /\.mdx?$/.test(name))) {
        copy.write(
          `i18n/${LOCALE}/${copies}/${file}`,
          accentMarkdown(copy.read(`${english}/${file}`)),
        );
      }
    }
    const written = copy.docusaurus('write-translations', '--locale', LOCALE);
    if (!written.ok) throw new Error(written.output);
    for (const file of copy.list(`i18n/${LOCALE}`).filter((name) => name.endsWith('.json'))) {
      const messages = JSON.parse(copy.read(`i18n/${LOCALE}/${file}`)) as Record<
        string,
        {message: string}
      >;
      // The texts of the configuration and of company/ are not extracted from any component.
      if (file === 'code.json') {
        for (const [id, message] of Object.entries({...SITE_TEXT, ...LABELS}))
          messages[id] = {message};
      }
      for (const entry of Object.values(messages)) entry.message = accent(entry.message);
      copy.write(`i18n/${LOCALE}/${file}`, JSON.stringify(messages));
    }
    const built = copy.docusaurus('build', '--locale', LOCALE);
    output = built.output;
    if (!built.ok) throw new Error(output);
  }, 180_000);

  afterAll(() => copy.remove());

  it('shows no text, attribute or title that escaped translation', () => {
    const pages = copy.list('build').filter((file) => file.endsWith('.html'));
    expect(pages.length).toBeGreaterThan(20);
    // Built by itself, it stands at the root.
    expect(copy.read('build/index.html')).toMatch(/<html[^>]* lang="?es/);
    const escaped = pages.flatMap((page) =>
      visibleTexts(
        parse(copy.read(`build/${page}`), {blockTextElements: {script: true, style: true}}),
      )
        .map((text) => SAME.reduce((rest, name) => rest.replaceAll(name, ''), text))
        .flatMap((text) => unaccented(text.replaceAll(/https?:\S+/g, '')))
        .filter((word) => !dateWords.has(word))
        .map((word) => `${page}: ${word}`),
    );
    expect([...new Set(escaped)]).toEqual([]);
  });
});
