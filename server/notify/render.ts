import {cut, escapeHtml} from './clean';

/** A line of what is known: one line of text, and what it leads to. */
export type Fact = {label: string; value: string; href: string | null};

/** What a message says, before it is text or HTML. Nothing in it is escaped. */
export type Content = {
  subject: string;
  /** Above all else, where there is an emergency. */
  alarm: string | null;
  /** The visitor's name, or what it is about. */
  title: string;
  facts: Fact[];
  /** The visitor's own words, line by line, and the tag of their language. */
  typed: {language: string; lines: string[]} | null;
  /** Sentences to staff. */
  notes: string[];
  links: {label: string; href: string}[];
  /** Commands, each after a few words. */
  hints: string[];
};

/** For people without HTML. */
export function asText(content: Content): string {
  const {alarm, title, facts, notes, links, hints} = content;
  const known = facts.map(({label, value, href}) =>
    // Not every program makes a link of the number itself.
    href?.startsWith('tel:') ? `${label}: ${value} (${href})` : `${label}: ${value}`,
  );
  const answers = links.map(({label, href}) => `${label}: ${href}`);
  return `${blocks([[alarm], [title, ...known], quoted(content), notes, answers, hints])}\n`;
}

/** Discord takes 2,000 characters, others more. */
const CHAT_LIMIT = 1900;

/**
 * For a chat, short. What was typed cannot mention anybody or hide where a link leads, in what Slack,
 * Teams and Discord take for markup.
 */
export function asChat(content: Content): string {
  const {subject, alarm, facts, hints} = content;
  const known = facts.map(({label, value}) => `${label}: ${value}`);
  const text = blocks([[subject, alarm], known, hints, quoted(content)]);
  return cut(text.replaceAll('<', '‹').replaceAll('>', '›').replaceAll('](', '] ('), CHAT_LIMIT);
}

/** The visitor's words, each line marked, so that none can look like one of ours. */
const quoted = ({typed}: Content): string[] =>
  typed ? ['Message:', ...typed.lines.map((line) => `> ${line}`.trimEnd())] : [];

const blocks = (all: (string | null)[][]): string =>
  all
    .map((block) => block.filter((line) => line !== null).join('\n'))
    .filter((block) => block !== '')
    .join('\n\n');

/** Plain HTML that every mail program shows alike. */
export function asHtml(content: Content): string {
  const {subject, alarm, title, facts, typed, notes, links, hints} = content;
  const paragraph = (html: string): string => `<p>${html}</p>`;
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>`,
    '<body style="font:16px/1.5 sans-serif;color:#222">',
    alarm && `<p style="font-size:18px;color:#b00020"><b>${escapeHtml(alarm)}</b></p>`,
    `<h1 style="font-size:20px">${bdi(title)}</h1>`,
    facts.length > 0 &&
      `<table style="font:inherit;text-align:left">${facts.map(row).join('')}</table>`,
    typed &&
      `<blockquote lang="${escapeHtml(typed.language)}" dir="auto" style="border-left:3px solid #ccc;margin:16px 0;padding-left:12px">${typed.lines.map(escapeHtml).join('<br>')}</blockquote>`,
    ...notes.map((note) => paragraph(escapeHtml(note))),
    ...links.map(({label, href}) => paragraph(link(href, escapeHtml(label)))),
    ...hints.map((hint) => paragraph(escapeHtml(hint))),
    '</body></html>',
  ]
    .filter(Boolean)
    .join('\n');
}

/** Hebrew or Arabic in it does not turn the text beside it. */
const bdi = (text: string): string => `<bdi>${escapeHtml(text)}</bdi>`;

const link = (href: string, html: string): string => `<a href="${escapeHtml(href)}">${html}</a>`;

const row = ({label, value, href}: Fact): string =>
  `<tr><th style="padding-right:16px">${escapeHtml(label)}</th><td>${href ? link(href, bdi(value)) : bdi(value)}</td></tr>`;
