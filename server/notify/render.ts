// Renamed, because Prettier reformats templates that are tagged `html`.
import {html as markup} from 'hono/html';

import {company} from '../../src/data/company';
import {cut} from './clean';

/** What a message says, before it is text or HTML. Nothing in it is escaped. */
export type Content = {
  subject: string;
  /** Above all else, in an emergency. */
  alarm?: string;
  /** The visitor's name; without one, the message begins with the subject. */
  title?: string;
  /** Facts, one line of text each, with an optional link. */
  facts?: {label: string; value: string; href: string | null}[];
  /** The visitor's own words, line by line, and the tag of their language. */
  typed?: {language: string; lines: string[]};
  notes: string[];
  links?: {label: string; href: string}[];
  /** Commands, each after a few words. */
  hints: string[];
};

export function asText(content: Content): string {
  const {subject, alarm = '', title = subject, facts = [], notes, links = [], hints} = content;
  const known = facts.map(({label, value, href}) =>
    // Not every program makes a link of the number itself.
    href?.startsWith('mailto:') === false ? `${label}: ${value} (${href})` : `${label}: ${value}`,
  );
  // A ready answer is a link of a thousand signs, which only HTML can hide.
  const answers = links.flatMap(({label, href}) => ours(href).map((shown) => `${label}: ${shown}`));
  return `${blocks([alarm], [title, ...known], quoted(content), notes, answers, hints)}\n`;
}

/** Discord takes 2,000 characters, others more. */
const CHAT_LIMIT = 1900;

/**
 * A short text for a chat. Escapes what Slack, Teams and Discord take for markup, so that a visitor
 * cannot mention anybody or hide where a link leads.
 */
export function asChat(content: Content): string {
  const {subject, alarm, facts = [], notes, links = [], hints} = content;
  const said = [...links.flatMap(({href}) => ours(href)), ...(facts.length > 0 ? [] : notes)];
  const textWith = (known: string[]): string =>
    blocks([subject, ...(alarm ? [alarm] : [])], known, said, hints, quoted(content));
  const bare = facts.map(({label, value}) => `${label}: ${value}`);
  const linked = facts.map(({href}, index) => [bare[index]!, ...ours(href)].join(' '));
  const known = whole(linked);
  // Without the links all may have a line.
  const text = textWith(known === linked || textWith(bare).length > CHAT_LIMIT ? known : bare);
  return cut(text.replaceAll('<', '‹').replaceAll('>', '›').replaceAll('](', '] ('), CHAT_LIMIT);
}

/** As many whole lines as leave room for what stands around them. */
function whole(lines: string[]): string[] {
  let room = CHAT_LIMIT - 500;
  const shown = lines.filter((line) => (room -= line.length + 1) >= 0);
  const more = lines.length - shown.length;
  return more > 0 ? [...shown, `and ${more} more: npm run leads`] : lines;
}

/** The link if it leads to this site: no part of it was typed by a visitor. */
const ours = (href: string | null): string[] => (href?.startsWith('http') ? [href] : []);

/** The visitor's words, each line marked, so that none can look like one of ours. */
const quoted = ({typed}: Content): string[] =>
  typed ? ['Message:', ...typed.lines.map((line) => `> ${line}`.trimEnd())] : [];

const blocks = (...all: string[][]): string =>
  all
    .map((block) => block.join('\n'))
    .filter((block) => block !== '')
    .join('\n\n');

const BUTTON = `display:inline-block;padding:12px 20px;border-radius:6px;background:${company.colors.dark};color:#fff`;

/** Plain HTML that every mail program shows alike. Hebrew in a <bdi> does not turn what is beside it. */
export function asHtml(content: Content): string {
  const {subject, alarm, title = subject, facts, typed, notes, links, hints} = content;
  const rows = facts?.map(({label, value, href}) => {
    const shown = markup`<bdi>${value}</bdi>`;
    return markup`<tr><th style="padding-right:16px">${label}</th><td>${href ? markup`<a href="${href}">${shown}</a>` : shown}</td></tr>`;
  });
  const words = typed?.lines.flatMap((line, index) => (index > 0 ? [markup`<br>`, line] : [line]));
  return String(markup`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${subject}</title></head>
<body style="font:16px/1.5 sans-serif;color:#222">
${alarm && markup`<p style="font-size:18px;color:#b00020"><b>${alarm}</b></p>`}
<h1 style="font-size:20px"><bdi>${title}</bdi></h1>
${rows && markup`<table style="font:inherit;text-align:left">${rows}</table>`}
${typed && markup`<blockquote lang="${typed.language}" dir="auto" style="border-left:3px solid #ccc;margin:16px 0;padding-left:12px">${words}</blockquote>`}
${notes.map((note) => markup`<p>${note}</p>`)}
${links?.map(({label, href}) => markup`<p><a href="${href}" style="${ours(href).length > 0 ? BUTTON : ''}">${label}</a></p>`)}
${hints.map((hint) => markup`<p>${hint}</p>`)}
</body></html>`);
}
