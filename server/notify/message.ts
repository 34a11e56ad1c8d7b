/**
 * The words of a notice for staff. Without Node or Deno APIs, so that the server and the Edge Function
 * send the same.
 */
import {company} from '../../src/data/company';
import {
  inspectionFields,
  type InspectionField,
  LIST_FIELDS,
  type ListField,
} from '../../src/data/inspectionFields';
import {replyTexts} from '../../src/data/replies';
import {DEFAULT_LOCALE, isLocaleCode, type LocaleCode} from '../../src/language/locales';
import {callBy} from '../../src/lib/callBy';
import {cut, lines, oneLine, unlinked} from './clean';
import {duration, floridaTime, medianWait} from './florida';
import {mailtoHref, plainAddress, plainNumber, telHref} from './links';
import type {Notice, NoticeRequest} from './notice';
import {asChat, asHtml, asText, type Content} from './render';

const DAY_MS = 24 * 3_600_000;

type Named = Pick<Notice, 'id' | 'ids' | 'kind' | 'createdAt' | 'isRefused'>;

/**
 * The same for each attempt to deliver a notice, so that a duplicate is recognizable. Includes the time,
 * because a new database reuses numbers, and mail servers drop ids that they have seen.
 */
export const stableId = ({id, ids, kind, createdAt, isRefused}: Named): string =>
  `${kind.replace('_', '-')}-${[id, ids?.length].filter(Boolean).join('x')}-${Date.parse(createdAt)}${isRefused ? '-without-words' : ''}`;

/** Whether it rings, whatever the hour. */
export const isUrgent = ({request, urgent}: Notice): boolean => request?.urgent ?? urgent ?? false;

const FIRST =
  'This is the first message here. Tell whoever looks after the website that you see it: some receivers take a message and show nothing.';

/**
 * Makes the message of a notice, as it reads at that time. No part holds what could break a header, a
 * link or markup.
 */
export function messageOf(given: Notice, now = new Date()) {
  const notice = given.isRefused ? withoutWords(given) : given;
  const {request} = notice;
  const content = request ? requestContent(notice, request, now) : contentOf(notice, now);
  if (notice.isFirst) content.hints.push(FIRST);
  const address = request && plainAddress(request.email);
  // Not every mail server accepts a local part with letters beyond ASCII.
  const canReply = address && /^[!-~]+@/.test(address);
  return {
    subject: content.subject,
    text: asText(content),
    html: asHtml(content),
    /** Short, without links. */
    chat: asChat(content),
    /** Headers of a mail; its channel adds the others. */
    headers: {
      // No automatic answers, please: RFC 3834, and what Exchange reads instead.
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(isUrgent(notice) && {Importance: 'high', 'X-Priority': '1'}),
    },
    /** The visitor, to whom an answer goes; null where there is none. */
    replyTo: canReply ? {name: content.title ?? '', address} : null,
  };
}

/** A filter that has refused a word would refuse it for days. Whoever waits for a call still gets it. */
function withoutWords(notice: Notice): Notice {
  const name =
    'without name and message, which the mail server has refused: npm run leads has them';
  const typed = {name, email: '', message: null, route: null, referrer: null};
  const phoneOf = ({phone}: {phone: string}) => ({phone: plainNumber(phone)});
  return {
    ...notice,
    request: notice.request && {...notice.request, ...typed, ...phoneOf(notice.request)},
    open: notice.open?.map((line) => ({...line, name, ...phoneOf(line)})) ?? null,
  };
}

function contentOf(notice: Notice, now: Date): Content {
  const {id, kind, subscriptions, note, open, week, bundle, total} = notice;
  if (bundle) return bundleContent(bundle, total ?? bundle.length, isUrgent(notice), now);
  if (open) return listContent(open, now);
  if (week) return weekContent(week, now);
  const [subject, sentence, hint] =
    kind === 'subscriptions'
      ? [
          counted(subscriptions, 'new newsletter subscriber'),
          'Since the last message like this.',
          'Who they are: npm run leads -- --newsletter',
        ]
      : [
          'Alarm of the website',
          note?.trim() || 'It gave no reason.',
          // What a unit of systemd has said is in no database.
          id > 0 && 'More: npm run leads -- --failures',
        ];
  return {
    subject,
    notes: lines(sentence).map((line) => cut(line, 500)),
    hints: hint ? [hint] : [],
  };
}

const counted = (count: number, what: string): string =>
  `${count} ${what}${count === 1 ? '' : 's'}`;

function listContent(open: NonNullable<Notice['open']>, now: Date): Content {
  const facts = open.map(({id, name, phone, urgent, state, receivedAt, appointmentAt, link}) => {
    const at = appointmentAt && new Date(appointmentAt);
    const when = at ? floridaTime(at) : `came ${duration(new Date(receivedAt), now)} ago`;
    const isGoing = at && at.getTime() < now.getTime() + 2 * DAY_MS;
    return {
      label: `${id}, ${urgent && state === 'new' ? 'URGENT' : state}`,
      value: [unlinked(name), oneLine(phone), when, isGoing ? 'ERASED a day later' : '']
        .filter(Boolean)
        .join(', '),
      href: link,
    };
  });
  const note = 'Oldest first. Whoever is erased has had the appointment: note whether it was won.';
  return {subject: counted(open.length, 'open request'), facts, notes: [note], hints: []};
}

function bundleContent(
  bundle: NonNullable<Notice['bundle']>,
  total: number,
  rings: boolean,
  now: Date,
): Content {
  const urgent = bundle.filter((request) => request.urgent).length;
  const facts = bundle.map(({id, receivedAt, language, link, number, suspicion, ...request}) => ({
    label: `${id}${request.urgent ? ', URGENT' : suspicion ? ', set aside' : ''}`,
    value: [number, language, duration(new Date(receivedAt), now)].filter(Boolean).join(', '),
    href: link,
  }));
  const more = total - bundle.length;
  return {
    subject: `${rings ? 'EMERGENCY, ' : ''}${counted(total, 'request')} at once, ${urgent} urgent`,
    ...(rings && {alarm: `EMERGENCY: ${urgent} of them`}),
    facts: [...facts, ...(more > 0 ? [{label: 'And', value: `${more} more`, href: null}] : [])],
    notes: ['Too many for a message each: a storm, or somebody plays with the form.'],
    hints: [
      'What they say: npm run leads, and npm run leads -- --suspected for what was set aside',
    ],
  };
}

function weekContent({from, requests, called, ...week}: NonNullable<Notice['week']>, now: Date) {
  const when = (at: string | null): string => (at ? floridaTime(new Date(at)) : 'none is known');
  const subject = `The website is at work: ${counted(requests, 'request')} last week`;
  const notes = [
    `In the week of Monday, ${from}: ${counted(requests, 'request')}, ${called} called${called > 0 ? `, half of them ${medianWait(week.medianMinutes)}` : ''}.`,
    `Newest backup: ${when(week.backupAt)}. Last check: ${when(week.checkAt)}.`,
    `The next message like this comes in a week, after ${floridaTime(new Date(now.getTime() + 7 * DAY_MS))}. If it does not, the site or its mail has stopped.`,
  ];
  return {subject, notes, hints: ['By week: npm run leads -- --report']};
}

/** What people read of one request: the phone first, then what is damaged. */
function requestContent({kind, link}: Notice, request: NoticeRequest, now: Date): Content {
  const received = new Date(request.receivedAt);
  const waited = duration(received, now);
  const locale = isLocaleCode(request.language) ? request.language : DEFAULT_LOCALE;
  const title = unlinked(request.name) || 'no name';
  const {what, note, hint} = wordsOf(kind, request, waited);
  // Begins with what a phone's lock screen should show.
  const subject = request.urgent
    ? `EMERGENCY, ${what}`
    : what.charAt(0).toUpperCase() + what.slice(1);
  return {
    subject: cut(`${subject}: ${title}`, 150),
    ...(request.urgent && {alarm: 'EMERGENCY: water is coming in now'}),
    title,
    facts: factsOf(request, locale, `${floridaTime(received)}, ${waited} ago`),
    ...(request.message && {typed: {language: locale, lines: lines(request.message)}}),
    notes: [note],
    links: [
      ...(link ? [{label: 'Note what was done', href: link}] : []),
      ...replyLinks(request, locale),
    ],
    hints: link ? [] : [hint],
  };
}

/** Why a limit has set a request apart. */
const SET_ASIDE: Record<string, string> = {
  email_limit: 'others had sent too much with this email',
  address_limit: 'others had sent too much from the same network',
  unknown_address: 'too many came at once whose IP could not be read',
};

/** What a notice of a request is about, what it says to staff, and the command that goes with it. */
function wordsOf(
  kind: Notice['kind'],
  {id, suspicion, receivedAt, urgent}: NoticeRequest,
  waited: string,
): {what: string; note: string; hint: string} {
  const {responseHours} = company;
  const until = floridaTime(callBy(new Date(receivedAt)));
  const byThen = responseHours
    ? `The site has promised an answer by ${until}.`
    : `Please call by ${until}.`;
  const promise = urgent ? 'Please call now.' : byThen;
  const hint = `When somebody has called: npm run leads -- --called ${id}`;
  if (kind === 'set_aside')
    return {
      what: `set aside, request ${id}`,
      note: `Set aside, not refused: ${(suspicion && SET_ASIDE[suspicion]) || 'its limit was full'}. It may well be a person.`,
      hint: `If a person sent it: npm run leads -- --new ${id}`,
    };
  return kind === 'reminder'
    ? {
        what: `reminder after ${waited}, request ${id}`,
        note: `Nobody has called for ${waited}. ${promise}`,
        hint,
      }
    : {what: `new request ${id}`, note: promise, hint};
}

/** What is damaged comes first. */
const CHOICES = [...new Set<ListField>(['stormDamage', ...LIST_FIELDS])];

function factsOf(request: NoticeRequest, locale: LocaleCode, received: string): Content['facts'] {
  const field = (name: InspectionField, href: string | null = null) =>
    [inspectionFields[name].label, request[name], href] as const;
  const choice = (name: ListField) => {
    const {label, choices} = inspectionFields[name];
    const chosen = Object.entries(choices).find(([value]) => value === request[name]);
    return [label, chosen?.[1] ?? request[name]] as const;
  };
  return [
    field('phone', telHref(request.phone)),
    field('email', mailtoHref(request.email)),
    ['Language', englishName(locale)] as const,
    ...CHOICES.map(choice),
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
const replyLinks = (request: NoticeRequest, language: LocaleCode) =>
  [...new Set([language, DEFAULT_LOCALE])].flatMap((locale) => {
    const reply = replyIn(locale, request);
    const href = reply && mailtoHref(request.email, reply);
    return href ? [{label: `Reply in ${englishName(locale)}`, href}] : [];
  });

/** A longer name would make the link too long; it is most likely none anyway. */
const LONGEST_NAME = 40;

/** A draft that staff can send or extend; null in a language that has none yet. */
function replyIn(language: LocaleCode, request: NoticeRequest) {
  const reply = replyTexts(language, request.urgent);
  if (!reply) return null;
  const [name, number] = [oneLine(request.name), oneLine(request.phone)];
  const {greeting, withoutName, subject, text} = reply;
  const isName = name !== '' && [...name].length <= LONGEST_NAME;
  const first = isName ? greeting.replace('{name}', () => name) : withoutName;
  // Nobody has time to look up what an urgent one says: its English stands beneath.
  const english = request.urgent && replyTexts(DEFAULT_LOCALE, true);
  const texts = new Set([text, ...(english ? [english.text] : [])]);
  const body = [first, ...texts, `${company.name}\n`]
    .join('\n\n')
    .replace('{phone}', company.phone.display)
    .replaceAll('{number}', () => number);
  return {subject, body};
}
