/**
 * What people at the company read of a notice: plain TypeScript without Node or Deno, so that server
 * and Edge Function send the same.
 */
import {cut, oneLine} from './clean';
import {plainAddress} from './links';
import type {Notice} from './notice';
import {asChat, asHtml, asText, type Content} from './render';
import {nameOf, requestContent, type CompanyFacts} from './request';

/** Ready for any channel: no part holds what could break a header, a link or markup. */
export type Message = {
  /** One line. */
  subject: string;
  text: string;
  html: string;
  /** Short, without links. */
  chat: string;
  /** Of a mail, beside those that its channel sets. */
  headers: Record<string, string>;
  /** The visitor, to whom an answer goes; null where there is none. */
  replyTo: {name: string; address: string} | null;
};

/**
 * The same for each attempt to deliver a notice, so that a duplicate is recognizable; another for
 * the same number in a database that was set up anew, since mail servers drop what they have seen.
 */
export const stableId = ({id, kind, createdAt}: Notice): string =>
  `${kind.replace('_', '-')}-${id}-${Date.parse(createdAt)}`;

/** Makes the message of a notice, as it reads at that time. */
export function messageOf(notice: Notice, company: CompanyFacts, now: Date): Message {
  const {kind, request} = notice;
  const content = request ? requestContent(kind, request, company, now) : contentOf(notice);
  const address = request && plainAddress(request.email);
  // Not every mail server takes an address that is written in other letters before the @.
  const canReply = address && /^[!-~]+@/.test(address);
  return {
    subject: content.subject,
    text: asText(content),
    html: asHtml(content),
    chat: asChat(content),
    headers: {
      // No automatic answers, please: RFC 3834, and what Exchange reads instead.
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(request?.urgent && {Importance: 'high', 'X-Priority': '1'}),
    },
    replyTo: request && canReply ? {name: nameOf(request), address} : null,
  };
}

/** The newsletter's digest, or an alarm. */
function contentOf({kind, subscriptions, note}: Notice): Content {
  const [subject, sentence, hint] =
    kind === 'subscriptions'
      ? [
          `${subscriptions} new newsletter ${subscriptions === 1 ? 'subscriber' : 'subscribers'}`,
          'Since the last message like this.',
          'Who they are: npm run leads -- --newsletter',
        ]
      : [
          'Alarm of the website',
          oneLine(note ?? '') || 'It gave no reason.',
          'More: npm run leads -- --failures',
        ];
  return {
    subject,
    alarm: null,
    title: subject,
    facts: [],
    typed: null,
    notes: [cut(sentence, 500)],
    links: [],
    hints: [hint],
  };
}
