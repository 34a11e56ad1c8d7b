// cspell:ignore agua nuoc
// No pattern may take long on any input of a stranger: one slow match stops all visitors.
import {cleanEmail} from '@site/src/forms/core/clean';
import {emailProblem, nameProblem, phoneProblem} from '@site/src/forms/core/rules';

import {asBlocks, asCsv, readable} from '../../scripts/leads/table';
import {emailsIn} from '../../scripts/leads/newsletter';
import {clientIp, trustedProxies} from '../../server/http/clientIp';
import {isJson} from '../../server/http/requestHandler';
import {printFailure} from '../../server/database/failures';
import {accepts} from '../../server/http/files';
import {cut, lines, oneLine, printable} from '../../server/notify/clean';
import {mailtoHref, plainAddress, telHref} from '../../server/notify/links';
import {messageOf} from '../../server/notify/message';
import {readArguments} from '../../server/http/arguments';
import {answerFor} from '../../server/http/static';
import {LIMITS} from '../../src/data/limits';
import {noticeOf} from '../support/noticeSamples';
import {testServer} from '../support/servers';

/** The longest request head that Node reads; a fourth of the longest body, and long enough to tell. */
const LONGEST = 16 * 1024;
/** A quadratic match takes a tenth of a second and more; a linear one on a busy machine at most 10 ms. */
const MOST_MS = 40;
/** Wall-clock time, which includes other programs; a faulty pattern takes seconds. */
const MOST_MS_IN_DATABASE = 500;

/** Texts to repeat, with a beginning and an end that make a match fail late. */
const REPEATED = [
  ...['a', '0', ' ', '\n', '\r', '\t', '\0', '"', '\\"', '"a', '\\', '[', '{"a":', '%', '%41', ','],
  ...['a,', ';', '.', 'a.', '0.', '@', 'a@', '@a', ':', '::ffff:', '/', '../', '/index.html', '?'],
  ...['(', '<', '&', '=', '+', 'q=0', 'br;', 'x', 'ext', '\u200d', '\u0301', '\ud800', '\u202e'],
  ...['á', '물', 'पानी ', 'नहीं ', 'no ', 'water ', 'agua ', 'nuoc ', 'http://a@', '😀'],
];
const ENDS: [string, string][] = [
  ['', ''],
  ['', '!'],
  ['', '\n!'],
  ['"', ''],
  ['a@', '.'],
];

const hostile = (length: number): string[] =>
  REPEATED.flatMap((part) =>
    ENDS.map(([start, end]) => {
      const room = length - start.length - end.length;
      return start + part.repeat(Math.ceil(room / part.length)).slice(0, room) + end;
    }),
  );

/** The processor time of a call, in ms: what other programs take does not count. */
const timed =
  (run: (text: string) => unknown) =>
  (text: string): number => {
    const start = process.cpuUsage();
    run(text);
    const {user, system} = process.cpuUsage(start);
    return (user + system) / 1000;
  };

/** The texts that take too long in the quickest of some tries, because other programs run as well. */
async function slow(
  milliseconds: (text: string) => number | Promise<number>,
  texts: string[],
  most = MOST_MS,
): Promise<string[]> {
  const found: string[] = [];
  for (const text of texts) {
    let best = Infinity;
    for (let n = 0; n < 10 && best > most; n++) best = Math.min(best, await milliseconds(text));
    if (best > most)
      found.push(`${JSON.stringify(text.slice(0, 20))}, ${text.length}: ${Math.round(best)} ms`);
  }
  return found;
}

const trusted = trustedProxies('127.0.0.1');
const has = (name: string): boolean => /html$/.test(name);
const now = new Date('2026-07-04T14:00:00Z');

type Patterns = Record<string, (text: string) => unknown>;

const PATTERNS: Patterns = {
  'X-Forwarded-For': (text) => clientIp('127.0.0.1', () => text, trusted),
  'Accept-Encoding': (text) => accepts(text, 'br'),
  'Content-Type': (text) => isJson(`application/${text}`),
  'a path': (text) => answerFor(`/${text}`, '', has),
  'a path with its signs encoded': (text) =>
    answerFor(`/${encodeURIComponent(text.replace(/\p{Cs}/gu, ''))}`, '', has),
  'a body': (text) => readArguments('submit_contact_rpc', text),
  'a typed text in a body': (text) =>
    readArguments('submit_contact_rpc', JSON.stringify({v_message: text})),
  'an email in the form': (text) => [cleanEmail(text), emailProblem(text)],
  'a name in the form': nameProblem,
  'a phone in the form': phoneProblem,
  'one line': oneLine,
  lines,
  'a line for a terminal': printable,
  'a cut line': (text) => cut(text, 500),
  'a link that dials': telHref,
  'an address in a header': plainAddress,
  'a link that begins a mail': (text) => mailtoHref(text, {subject: 'a', body: 'a'}),
  'a line of the database': (text) => printFailure({message: text}),
  'a cell for staff': readable,
  'a block for staff': (text) => asBlocks([{a: text}], () => '', {a: 'A'}),
  'a spreadsheet’s cell': (text) => asCsv([{a: text}], ['a']),
  'emails in a list': emailsIn,
};

test.each(Object.entries(PATTERNS))('%s', async (_, run) => {
  jest.spyOn(console, 'error').mockImplementation();
  expect(await slow(timed(run), hostile(LONGEST))).toEqual([]);
});

test.each(['name', 'phone', 'email', 'message'] as const)(
  'a notice of the longest %s',
  async (field) => {
    const texts = hostile(LIMITS[field]);
    expect(
      await slow(
        timed((text) => messageOf(noticeOf({[field]: text}), now)),
        texts,
      ),
    ).toEqual([]);
  },
);

describe('in the database', () => {
  const {database} = testServer();

  /** Neither a NUL nor half of a character can be stored: readArguments. */
  const storable = (length: number) => hostile(length).filter((text) => !/[\0\p{Cs}]/u.test(text));

  test.each([
    [
      'a message sent again',
      "intake.said_in(jsonb_populate_record(null::intake.inspection_requests, jsonb_build_object('message', $1::text)))",
      LIMITS.message,
    ],
    ['an email', 'intake.clean_email($1)', LONGEST],
    ['a page', 'intake.page_of($1)', 300],
    ['a referrer', "intake.referrer_host('https://' || $1)", 500],
  ])('%s', async (_, call, length) => {
    // By the database's own clock, because the transfer of a long text takes time.
    const sql = `
      with before as materialized (select clock_timestamp() as start),
      called as materialized (select ${call} as reply, start from before)
      select extract(epoch from clock_timestamp() - start) * 1000 as ms from called`;
    const milliseconds = async (text: string) => {
      const [row] = await database.query(sql, [text]);
      return Number(row!.ms);
    };
    expect(await slow(milliseconds, storable(length), MOST_MS_IN_DATABASE)).toEqual([]);
  });
});
