/**
 * What people at the company read of a notice: plain TypeScript without Node or Deno, so that server
 * and Edge Function send the same.
 */
import {answerHours, company} from '../../src/data/company';
import {
  INSPECTION_FIELDS,
  inspectionFields,
  type InspectionField,
} from '../../src/data/inspectionFields';
import {REPLIES} from '../../src/data/replies';
import {DEFAULT_LOCALE, isLocaleCode, type LocaleCode} from '../../src/language/locales';
import {cut, lines, oneLine} from './clean';
import {duration, floridaTime} from './florida';
import {mailtoHref, plainAddress, telHref} from './links';
import type {Notice, NoticeRequest} from './notice';
import {asChat, asHtml, asText, type Content} from './render';

/**
 * The same for each attempt to deliver a notice, so that a duplicate is recognizable; another for
 * the same number in a database that was set up anew, since mail servers drop what they have seen.
 */
export const stableId = ({id, kind, createdAt}: Notice): string =>
  `${kind.replace('_', '-')}-${id}-${Date.parse(createdAt)}`;

/**
 * Makes the message of a notice, as it reads at that time. No part holds what could break a header, a
 * link or markup.
 */
export function messageOf(notice: Notice, now = new Date()) {
  const {request} = notice;
  const content = request ? requestContent(notice, request, now) : contentOf(notice);
  const address = request && plainAddress(request.email);
  // Not every mail server takes an address that is written in other letters before the @.
  const canReply = address && /^[!-~]+@/.test(address);
  return {
    subject: content.subject,
    text: asText(content),
    html: asHtml(content),
    /** Short, without links. */
    chat: asChat(content),
    /** Of a mail, beside those that its channel sets. */
    headers: {
      // No automatic answers, please: RFC 3834, and what Exchange reads instead.
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(request?.urgent && {Importance: 'high', 'X-Priority': '1'}),
    },
    /** The visitor, to whom an answer goes; null where there is none. */
    replyTo: canReply ? {name: content.title, address} : null,
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
  return {subject, title: subject, notes: [cut(sentence, 500)], hints: [hint]};
}

/** What people read of one request: the phone first, then what is damaged. */
function requestContent({kind}: Notice, request: NoticeRequest, now: Date): Content {
  const received = new Date(request.receivedAt);
  const waited = duration(received, now);
  const locale = isLocaleCode(request.language) ? request.language : DEFAULT_LOCALE;
  const title = oneLine(request.name) || 'no name';
  const {what, note, hint} = wordsOf(kind, request, waited);
  // Begins with what a phone's lock screen should show.
  const subject = request.urgent
    ? `EMERGENCY, ${what}`
    : what.charAt(0).toUpperCase() + what.slice(1);
  return {
    subject: cut(`${subject}: ${title}`, 150),
    ...(request.urgent && {alarm: emergencyOf(request)}),
    title,
    facts: factsOf(request, locale, `${floridaTime(received)}, ${waited} ago`),
    ...(request.message && {typed: {language: locale, lines: lines(request.message)}}),
    notes: [note],
    links: replyLinks(request, locale),
    hints: [hint],
  };
}

/** Why a request was kept apart, by `suspicion`. */
const REASONS: Record<string, string> = {
  unknown_address: 'Very many requests came at once whose IP could not be read.',
  email_limit: 'Others had sent so much with this email that it had reached its limit.',
};

/** What a notice of a request is about, what it says to staff, and the command that goes with it. */
function wordsOf(
  kind: Notice['kind'],
  {id, suspicion, receivedAt}: NoticeRequest,
  waited: string,
): {what: string; note: string; hint: string} {
  const {responseHours} = company;
  const until = new Date(Date.parse(receivedAt) + answerHours * 3_600_000);
  const promise = responseHours
    ? `The site has promised an answer by ${floridaTime(until)}.`
    : `Please call by ${floridaTime(until)}.`;
  const hint = `When somebody has called: npm run leads -- --called ${id}`;
  if (kind === 'set_aside')
    return {
      what: `set aside, request ${id}`,
      note: `Set aside, not refused. ${REASONS[suspicion ?? ''] ?? ''} It may well be a person.`,
      hint: `If a person sent it: npm run leads -- --not-spam ${id}`,
    };
  return kind === 'reminder'
    ? {
        what: `reminder after ${waited}, request ${id}`,
        note: `Nobody has called for ${waited}. ${promise}`,
        hint,
      }
    : {what: `new request ${id}`, note: promise, hint};
}

const emergencyOf = ({stormDamage}: NoticeRequest): string =>
  stormDamage === 'yes-visible'
    ? 'EMERGENCY: visible storm damage'
    : 'EMERGENCY: the message seems to say that water comes in';

/** These have places of their own. */
const ELSEWHERE: InspectionField[] = ['name', 'phone', 'email', 'message', 'stormDamage'];
const ROOF = INSPECTION_FIELDS.filter((field) => !ELSEWHERE.includes(field));

function factsOf(request: NoticeRequest, locale: LocaleCode, received: string): Content['facts'] {
  const field = (name: InspectionField, href: string | null = null) =>
    [inspectionFields[name].staffLabel, request[name], href] as const;
  return [
    field('phone', telHref(request.phone)),
    field('email', mailtoHref(request.email)),
    ['Language', englishName(locale)] as const,
    field('stormDamage'),
    ...ROOF.map((name) => field(name)),
    ['Received', received] as const,
    ['Page', request.route] as const,
    ['Came from', request.referrer] as const,
  ].flatMap(([label, typed, href = null]) => {
    const value = oneLine(typed ?? '');
    return value ? [{label, value, href}] : [];
  });
}

const englishName = (locale: LocaleCode): string =>
  new Intl.DisplayNames(['en'], {type: 'language'}).of(locale) ?? locale;

/** Links that begin an answer, in the visitor's language and in English. */
const replyLinks = ({name, email}: NoticeRequest, language: LocaleCode): Content['links'] =>
  [...new Set([language, DEFAULT_LOCALE])].flatMap((locale) => {
    const reply = replyIn(locale, oneLine(name));
    const href = reply && mailtoHref(email, reply);
    return href ? [{label: `Reply in ${englishName(locale)}`, href}] : [];
  });

/** A longer name would make the link too long; it is most likely none anyway. */
const LONGEST_NAME = 40;

/** Ready to send, or to go on writing; null in a language that nobody has written one in yet. */
function replyIn(language: LocaleCode, name: string): {subject: string; body: string} | null {
  const reply = REPLIES[language];
  if (!reply) return null;
  const {subject, greeting, withoutName, text} = reply;
  const isName = name !== '' && [...name].length <= LONGEST_NAME;
  const first = isName ? greeting.replace('{name}', () => name) : withoutName;
  const body = text.replace('{phone}', company.phone.display);
  return {subject, body: `${first}\n\n${body}\n\n${company.name}\n`};
}
