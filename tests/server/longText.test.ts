// cspell:ignore agua nuoc ubot
// No visitor's text costs more than its length: of ten times the text, each function that reads one takes at
// most thirty times as long, whatever the letters.
import {emailsIn} from '../../scripts/leads/newsletter';
import * as table from '../../scripts/leads/table';
import * as failures from '../../server/database/failures';
import * as staticRules from '../../server/http/static';
import * as ips from '../../server/http/clientIp';
import * as args from '../../server/http/arguments';
import * as files from '../../server/http/files';
import * as handler from '../../server/http/requestHandler';
import * as limited from '../../server/http/limitedServer';
import * as staffText from '../../server/notify/clean';
import * as links from '../../server/notify/links';
import {messageOf} from '../../server/notify/message';
import {LIMITS} from '../../src/data/limits';
import * as cleaning from '../../src/forms/core/clean';
import * as outcome from '../../src/forms/core/outcome';
import * as payload from '../../src/forms/core/payload';
import * as phone from '../../src/forms/core/phone';
import * as rules from '../../src/forms/core/rules';
import * as urgent from '../../src/forms/core/urgent';
import * as hosting from '../../src/hosting/addresses';
import * as crawlers from '../../src/language/crawlers';
import * as gate from '../../src/language/gate';
import * as localePath from '../../src/language/localePath';
import * as locales from '../../src/language/locales';
import * as passage from '../../src/language/passage';
import * as returnTo from '../../src/language/returnTo';
import * as tidyAddress from '../../src/language/tidyAddress';
import * as find from '../../src/sections/knowledge-center/Search/find';
import {noticeOf} from '../support/noticeSamples';
import {testServer} from '../support/servers';

const MODULES = [
  ...[staticRules, ips, args, files, handler, limited, failures],
  ...[staffText, links, table, {messageOf, emailsIn}],
  ...[cleaning, outcome, payload, phone, rules, urgent, hosting],
  ...[crawlers, find, gate, localePath, locales, passage, returnTo, tidyAddress],
];

const CODES = locales.LOCALES.map(({code}) => code);
const inEach = (read: (text: string, locale: string) => unknown) => (text: string) =>
  CODES.map((code) => read(text, code));

const anyIp = ips.trustedProxies('127.0.0.1,10.0.0.0/8');
/** All headers of a request together have at most 16 KB. */
const header = (text: string) => (name: string) => (name === 'x-forwarded-for' ? text : undefined);
const visit = (text: string) => ({
  ...{pathname: `/${text}`, search: `?${text}`, hash: `#${text}`},
  ...{saved: text, canSave: true, crawler: false},
});
const stored = (text: string) => () => ({getItem: () => `/${text}`}) as unknown as Storage;
const has = (file: string) => file === '404.html';
const entry = {
  path: '/roof',
  title: 'Roof',
  headings: 'Leak',
  summary: '지붕',
  text: 'in on one roofs',
};
const entries = [entry] as Parameters<typeof find.finder>[0];
/** The search of each language, apart: five in one call would often be too slow to be called quick. */
const searches = CODES.map(
  (code) => [`search in ${code}`, find.finder(entries, code, {leak: ['water comes in']})] as const,
);
const inspection = (text: string) =>
  Object.fromEntries(['name', 'email', 'phone', 'message'].map((field) => [field, text]));
const now = new Date('2026-07-04T14:00:00Z');
const context = {honeypot: '', startedAt: 1, now: 2, ip: null, emailHash: null, route: '/'};

/** Each function that reads what a visitor sends, types or opens. */
const READERS: {[name: string]: (text: string) => unknown} = {
  answerFor: (text) => [
    staticRules.answerFor(`/${text}`, `?${text}`, has),
    staticRules.answerFor(`/${encodeURIComponent(text.replace(/\p{Cs}/gu, ''))}`, '', has),
  ],
  clientIp: (text) => ips.clientIp('127.0.0.1', header(text), anyIp),
  namesAnother: (text) => ips.namesAnother('127.0.0.1', null, header(text), anyIp),
  readIp: ips.readIp,
  isNear: ips.isNear,
  readArguments: (text) => [
    args.readArguments('submit_contact_rpc', text),
    args.readArguments('submit_contact_rpc', JSON.stringify({v_message: text, v_meta: [text]})),
  ],
  accepts: (text) => files.accepts(text, 'br'),
  isJson: (text) => [handler.isJson(text), handler.isJson(`application/${text}`)],
  networkOf: limited.networkOf,
  printable: staffText.printable,
  oneLine: staffText.oneLine,
  unlinked: staffText.unlinked,
  lines: staffText.lines,
  cut: (text) => staffText.cut(text, 1000),
  plainNumber: links.plainNumber,
  telHref: links.telHref,
  plainAddress: links.plainAddress,
  mailtoHref: (text) => links.mailtoHref(text, {subject: text, body: text}),
  // No field is longer than the message; its parts read a longer text above.
  messageOf: (long) => {
    const text = long.slice(0, LIMITS.message);
    return messageOf(noticeOf({name: text, phone: text, email: text, message: text}), now);
  },
  printFailure: (text) => failures.printFailure({message: text}),
  emailsIn,
  readable: table.readable,
  asBlocks: (text) => table.asBlocks([{a: text}], () => '', {a: 'A'}),
  asCsv: (text) => table.asCsv([{a: text}], ['a']),
  clean: (text) => [cleaning.clean('name', text), cleaning.clean('phone', text)],
  cleanEmail: cleaning.cleanEmail,
  outcomeOf: (text) => outcome.outcomeOf({kind: 'data', data: text} as never, [text]),
  inspectionPayload: (text) =>
    payload.inspectionPayload(inspection(text) as never, {
      ...context,
      ...{referrer: text, userAgent: text},
    }),
  newsletterPayload: (text) =>
    payload.newsletterPayload(text, {...context, referrer: text, userAgent: text}),
  isCallable: phone.isCallable,
  digitsIn: phone.digitsIn,
  shownPhone: phone.shownPhone,
  isUrgent: (message) => urgent.isUrgent({message}),
  sentMessage: (message) => urgent.sentMessage({message, now: 'on'}),
  lengthOf: rules.lengthOf,
  nameProblem: rules.nameProblem,
  phoneProblem: rules.phoneProblem,
  emailProblem: rules.emailProblem,
  excessOf: (text) => rules.excessOf(text, true),
  isQuestion: rules.isQuestion,
  problemsOf: (text) => rules.problemsOf(inspection(text)),
  folderOf: hosting.folderOf,
  isNotFoundPage: hosting.isNotFoundPage,
  cacheControl: hosting.cacheControl,
  isCrawler: crawlers.isCrawler,
  decide: (text) => [gate.decide(visit(text)), gate.decide({...visit(text), saved: 'es'})],
  splitLocale: localePath.splitLocale,
  joinLocale: inEach((text, code) => localePath.joinLocale(code, text)),
  routeOf: localePath.routeOf,
  isOutsideGate: localePath.isOutsideGate,
  requestedLanguage: localePath.requestedLanguage,
  withLanguage: (text) => localePath.withLanguage(text, 'es'),
  withoutLanguage: localePath.withoutLanguage,
  isLocaleCode: locales.isLocaleCode,
  offeredFor: locales.offeredFor,
  passageOf: (text) => {
    const performance = {getEntriesByType: () => [{name: text}]};
    return passage.passageOf({location: {hash: ''}, performance} as unknown as Window);
  },
  readReturnTo: (text) => returnTo.readReturnTo(stored(text)),
  returnToIn: (text) => returnTo.returnToIn('es', `/${text}`),
  tidyAddress: (text) => tidyAddress.tidyAddress(`/${text}`),
};

/** Functions of the same modules that read what the operator, the build or the code says. */
const NO_READERS = [
  ...['trustedProxies', 'servedFiles', 'createRequestHandler', 'refusal', 'callFunction'],
  ...['createLimitedServer', 'allLanguages', 'saveReturnTo', 'clearReturnTo'],
  ...['finder', 'messageLimit', 'isDiskError', 'asTable', 'revisedProblems'],
];

test('every function of these modules is here', () => {
  const exported = MODULES.flatMap((module) =>
    Object.entries(module).flatMap(([name, value]) => (typeof value === 'function' ? name : [])),
  );
  expect(exported.sort()).toEqual([...Object.keys(READERS), ...NO_READERS].sort());
});

/** What is repeated. */
const LETTERS = [
  ...['a', 'é', 'é', '9', ' ', '\t', '\n', '\r\n', '/', '//', '\\', '.', '..', '...a', '%', '%2'],
  ...['%20', '%25', '%3F', '%26a=', '&', '&amp;', '?', '#', '#a', ':~:', '=', ';', ':', ',', '1.'],
  ...['[', ']', '"', '"a', '\\"', '<', '>', '(', '@', 'a@', '@a', '.a', 'a.a', '-', '_', '+', '\0'],
  ...['\\u0000', '{"a":', '[[', 'en/', 'EN/', 'es-MX/', 'index/', 'a/', '/index', '../', '/ '],
  ...['404.html', '.html', 'lng=es&', 'lng', '127.0.0.1,', '::', '::ffff:', '[::1]:1,', 'br;q=1,'],
  ...['q=', 'q=0', 'http://', 'http://a@', 'compatible; ', 'bot', 'ubot', 'Mozilla/5.0 '],
  ...[
    'mailto:',
    'tel:',
    '813 555 ',
    '(813)',
    '1,000',
    'x',
    'ext',
    'roof',
    'roofs',
    'in',
    'no one ',
  ],
  ...[
    'water ',
    'how do I ',
    'ing',
    's',
    'll',
    'no ',
    'agua ',
    'nuoc ',
    '지',
    '이',
    '이랑',
    '에서',
    '가 나',
  ],
  ...['물', 'क', 'क्', 'ँ', 'पानी ', 'नहीं ', 'đ', 'ấ ', '\u0301', '\u200b', '\u200d', '\u202e', '😀'],
  ...['👩‍👧', '🏽\u200d', '\ud800', '\udfff', '\u3164', '１', '＠', '．'],
];
/** What begins and ends it, so that a match fails late. */
const ENDS = ['', '!', 'x', '집', '/about', '\n!'].map((end) => ['', end]);
const AROUND = [...ENDS, ['"', ''], ['a@', '.']] as [string, string][];

const LONG = 16 * 1024;

/** The processor time of a call, in ms: what other programs take does not count. */
function time(read: (text: string) => unknown, text: string): number {
  const start = process.cpuUsage();
  try {
    read(text);
  } catch {
    // Some refuse a text by an error.
  }
  const {user, system} = process.cpuUsage(start);
  return (user + system) / 1000;
}

const textOf = (length: number, letters: string, [start, end]: [string, string]): string =>
  start + letters.repeat(Math.ceil(length / letters.length)).slice(0, length) + end;

/** How many times as long a text takes that is ten times as long, in the best of a few tries. */
function growth(read: (text: string) => unknown, letters: string, around: [string, string]) {
  let [short, long] = [Infinity, Infinity];
  const start = performance.now();
  do {
    long = Math.min(long, time(read, textOf(LONG, letters, around)));
    // Less than five milliseconds for 16 KB is quick, and too short to compare on a busy machine.
    if (long < 5) return 0;
    short = Math.min(short, time(read, textOf(LONG / 10, letters, around)));
  } while (long > 20 * short && performance.now() - start < 2000);
  return long / short;
}

test.each([...Object.entries(READERS), ...searches])('%s', (_, read) => {
  jest.spyOn(console, 'error').mockImplementation();
  for (const letters of LETTERS)
    for (const around of AROUND) {
      const times = growth(read, letters, around);
      expect({letters, around, times, isSlow: times > 30}).toMatchObject({isSlow: false});
    }
});

describe('in the database', () => {
  const {database} = testServer();

  test.each([
    [
      'a message sent again',
      "intake.said_in(jsonb_populate_record(null::intake.inspection_requests, jsonb_build_object('message', $1::text)))",
      LIMITS.message,
    ],
    ['an email', 'intake.clean_email($1)', LONG],
    ['a page', 'intake.page_of($1)', 300],
    ['a referrer', "intake.referrer_host('https://' || $1)", 500],
  ])('%s', async (_, call, length) => {
    // By the database's own clock, because the transfer of a long text takes time.
    const sql = `
      with before as materialized (select clock_timestamp() as start),
      called as materialized (select ${call} as reply, start from before)
      select extract(epoch from clock_timestamp() - start) * 1000 as ms from called`;
    const timeOf = async (text: string) => Number((await database.query(sql, [text]))[0]!.ms);
    for (const letters of LETTERS)
      for (const around of AROUND.filter(([start, end]) => start !== '' || /^!?$/.test(end))) {
        const text = textOf(length, letters, around);
        // Neither can be stored: readArguments.
        if (/[\0\p{Cs}]/u.test(text)) continue;
        let best = Infinity;
        for (let n = 0; n < 10 && best > 500; n++) best = Math.min(best, await timeOf(text));
        expect({letters, around, best, isSlow: best > 500}).toMatchObject({isSlow: false});
      }
  });
});
