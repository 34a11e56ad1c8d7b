/** A pseudo-language: every Latin letter carries a combining acute accent. */
import {HTMLElement, type Node, NodeType, parse} from 'node-html-parser';

import {company, regionIn} from '../../src/data/company';
import {formatList, formatMonth} from '../../src/language/format';
import {LOCALES} from '../../src/language/locales';
import {companyFiles} from './company';

const ACUTE = '\u0301';

/** Accents plain text; `{placeholders}` and HTML-like tags stay. */
export function accent(text: string): string {
  return text.replace(/\{[^}]*\}|<[^>]*>|[A-Za-z]/g, (part) =>
    part.length === 1 ? part + ACUTE : part,
  );
}

/** Accents the visible words of Markdown or MDX: not URLs, tags, imports or comments. */
function accentBody(body: string): string {
  const untouched =
    /\]\([^)]*\)|<head>[\s\S]*?<\/head>|\{[^}]*\}|<[A-Za-z/][^>]*>|https?:\/\/\S+|[A-Za-z]/g;
  return body.replace(untouched, (part) => {
    if (part.length === 1) return part + ACUTE;
    // The caption of a figure is visible, although it is an attribute.
    return part.replace(
      /(?<name>caption=")(?<value>[^"]*)"/g,
      (_all, name: string, value: string) => `${name}${accent(value)}"`,
    );
  });
}

/** Front matter values that readers see; the rest is identifiers, dates and URLs. */
const READ =
  /^(?<indent>\s*(?:- )?)(?<key>title|description|excerpt|summary|imageAlt|buttonText|sidebar_label): *(?<value>.*)$/;

/** Turns an English Markdown file into its pseudo-translated copy. */
export function accentMarkdown(file: string): string {
  const [, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file) ?? [];
  const frontMatter = front
    .split('\n')
    // A copy gives only translatable fields; the rest comes from the English.
    .filter((line) => !/^(?!(?:title|description|excerpt|summary|imageAlt|cta)\b)\S/.test(line))
    .map((line) => {
      const cta = /^cta: *\{.*\}$/.test(line);
      if (cta) {
        return line.replace(
          /(?<key>title|description|buttonText): *"(?<value>(?:[^"\\]|\\.)*)"/g,
          (_all, key: string, value: string) => `${key}: "${accent(value)}"`,
        );
      }
      const match = READ.exec(line)?.groups;
      return match ? `${match.indent}${match.key}: ${accent(match.value!)}` : line;
    })
    .join('\n');
  return `---\n${frontMatter}\n---\n${accentBody(body)}`;
}

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
    // Skips parts that are marked as another language.
    if (node.getAttribute('lang') && !/^html$/i.test(node.tagName ?? '')) return;
    for (const name of ATTRIBUTES) texts.push(node.getAttribute(name) ?? '');
    const meta = node.getAttribute('name') ?? node.getAttribute('property') ?? '';
    if (META.test(meta)) texts.push(node.getAttribute('content') ?? '');
    node.childNodes.forEach(walk);
  };
  walk(root);
  return texts;
}

// Texts that are the same in every language: names of the company, its proof, people and places,
// codes. Longest first, because initials and a ZIP code would match inside longer texts.
function sameInAll(locale: string): string[] {
  const {address, bbb, financing, liability, maker, workersCompensation} = company;
  const facts = [liability, workersCompensation, maker, bbb, address, financing];
  const people = [
    ...companyFiles('reviews').flatMap(({facts: {name, city}}) => [name!, city!]),
    ...companyFiles('team').map(({facts: {name}}) => name!),
  ];
  return [
    ...[company.name, company.logo.name, company.logo.trade, company.email, company.license],
    ...[regionIn(locale), ...company.counties, ...company.towns, 'Google', 'BBB'],
    // Docusaurus adds these two to the feeds' link titles, in every language.
    ...['RSS Feed', 'Atom Feed', locale.toUpperCase()],
    ...LOCALES.flatMap(({name, code}) => [name, code.toUpperCase()]),
    ...people.flatMap((proper) => [proper, proper.match(/\b[A-Z]/g)!.join('')]),
    ...facts
      .flatMap((fact) => Object.values(fact ?? {}).flat())
      .filter((value) => typeof value === 'string'),
  ].sort((a, b) => b.length - a.length);
}

/** Runs of two or more letters without an accent in what a page shows: text that escaped translation. */
export function escapedIn(html: string, locale: string): string[] {
  const same = sameInAll(locale);
  // Dates and lists are as `Intl` writes them.
  const months = Array.from({length: 12}, (_, at) =>
    formatMonth(`2025-${String(at + 1).padStart(2, '0')}`, locale),
  );
  const lists = (['conjunction', 'disjunction'] as const).map((type) =>
    formatList(['A', 'B'], locale, type),
  );
  const known = [...months, ...lists].flatMap((text) => text.split(/[^A-Za-z]+/));
  return visibleTexts(parse(html, {blockTextElements: {script: true, style: true}}))
    .map((text) => same.reduce((rest, name) => rest.replaceAll(name, ''), text))
    .flatMap(
      (text) =>
        text.replaceAll(/https?:\S+/g, '').match(/[A-Za-z](?!\u0301)(?:[A-Za-z](?!\u0301))+/g) ??
        [],
    )
    .filter((word) => !known.includes(word));
}
