import {
  INSPECTION_FIELDS,
  inspectionFields,
  type InspectionField,
} from '../../src/data/inspectionFields';
import {DEFAULT_LOCALE, isLocaleCode, type LocaleCode} from '../../src/language/locales';
import {cut, lines, oneLine} from './clean';
import {duration, floridaTime} from './florida';
import {mailtoHref, telHref} from './links';
import type {Notice, NoticeRequest} from './notice';
import type {Content, Fact} from './render';
import {replyIn} from './replies';

/** What a message says of the company; `src/data/company.ts` has it. */
export type CompanyFacts = {
  name: string;
  phone: {display: string};
  /** How soon the site promises an answer. */
  responseHours: number;
};

/** Why a request was kept apart, by `suspicion`. */
const REASONS: Record<string, string> = {
  unknown_address: 'Very many requests came at once whose IP could not be read.',
  email_limit: 'Others had sent so much with this email that it had reached its limit.',
};

/** The visitor's name in one line. */
export const nameOf = ({name}: NoticeRequest): string => oneLine(name) || 'no name';

/** What people read of one request: the phone first, then what is damaged. */
export function requestContent(
  kind: Notice['kind'],
  request: NoticeRequest,
  company: CompanyFacts,
  now: Date,
): Content {
  const received = new Date(request.receivedAt);
  const waited = duration(received, now);
  const locale = isLocaleCode(request.language) ? request.language : DEFAULT_LOCALE;
  const language = englishName(locale);
  return {
    subject: cut(`${subjectOf(kind, request, waited)}: ${nameOf(request)}`, 150),
    alarm: request.urgent ? emergencyOf(request) : null,
    title: nameOf(request),
    facts: factsOf(request, language, `${floridaTime(received)}, ${waited} ago`),
    typed: request.message ? {language: locale, lines: lines(request.message)} : null,
    notes: [noteOf(kind, request, waited, company.responseHours)],
    links: replyLinks(request, [...new Set([locale, DEFAULT_LOCALE])], company),
    hints: [
      kind === 'set_aside'
        ? `If a person sent it: npm run leads -- --not-spam ${request.id}`
        : `When somebody has called: npm run leads -- --called ${request.id}`,
    ],
  };
}

/** Begins with what a phone's lock screen should show. */
function subjectOf(kind: Notice['kind'], {id, urgent}: NoticeRequest, waited: string): string {
  const what =
    kind === 'reminder'
      ? `reminder after ${waited}, request ${id}`
      : kind === 'set_aside'
        ? `set aside, request ${id}`
        : `new request ${id}`;
  return urgent ? `EMERGENCY, ${what}` : what.charAt(0).toUpperCase() + what.slice(1);
}

const emergencyOf = ({stormDamage}: NoticeRequest): string =>
  stormDamage === 'yes-visible'
    ? 'EMERGENCY: visible storm damage'
    : 'EMERGENCY: the message seems to say that water comes in';

function noteOf(
  kind: Notice['kind'],
  {suspicion, receivedAt}: NoticeRequest,
  waited: string,
  responseHours: number,
): string {
  if (kind === 'set_aside')
    return `Set aside, not refused. ${REASONS[suspicion ?? ''] ?? ''} It may well be a person.`;
  const until = new Date(Date.parse(receivedAt) + responseHours * 3_600_000);
  const promise = `The site has promised an answer by ${floridaTime(until)}.`;
  return kind === 'reminder' ? `Nobody has called for ${waited}. ${promise}` : promise;
}

type Known = {label: string; value: string | null; href?: string | null};

function factsOf(request: NoticeRequest, language: string, received: string): Fact[] {
  const {phone, email} = inspectionFields;
  return [
    {label: phone.staffLabel, value: request.phone, href: telHref(request.phone)},
    {label: email.staffLabel, value: request.email, href: mailtoHref(request.email)},
    {label: 'Language', value: language},
    ...askedOf(request),
    {label: 'Received', value: received},
    {label: 'Page', value: request.route},
    {label: 'Came from', value: request.referrer},
  ].flatMap(({label, value, href = null}: Known) => {
    const shown = oneLine(value ?? '');
    return shown ? [{label, value: shown, href}] : [];
  });
}

/** What was asked about the roof, storm damage first, in whatever fields the notice brings. */
function askedOf(request: NoticeRequest): Known[] {
  const answers: Partial<Record<InspectionField, string | null>> = request;
  const elsewhere: InspectionField[] = ['name', 'phone', 'email', 'message', 'stormDamage'];
  const others = INSPECTION_FIELDS.filter((field) => !elsewhere.includes(field));
  return (['stormDamage', ...others] as const).map((field) => ({
    label: inspectionFields[field].staffLabel,
    value: answers[field] ?? null,
  }));
}

const englishName = (locale: LocaleCode): string =>
  new Intl.DisplayNames(['en'], {type: 'language'}).of(locale) ?? locale;

/** Links that begin an answer, in each language that has one. */
function replyLinks(
  request: NoticeRequest,
  locales: LocaleCode[],
  company: CompanyFacts,
): Content['links'] {
  return locales.flatMap((locale) => {
    const reply = replyIn(locale, oneLine(request.name), company);
    const href = reply && mailtoHref(request.email, reply);
    return href ? [{label: `Reply in ${englishName(locale)}`, href}] : [];
  });
}
