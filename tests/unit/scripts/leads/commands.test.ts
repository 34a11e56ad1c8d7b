import {taskOf} from '../../../../scripts/leads/commands';
import {emailsIn} from '../../../../scripts/leads/newsletter';
import {medianWait} from '../../../../server/notify/florida';
import {read} from '../../../../scripts/support/commands';
import type {Operations} from '../../../../server/staff/operations';
import {emailHref} from '../../../../src/data/company';
import {testFolder} from '../../../support/folder';

/** Fake operations that return these rows of a view or function, and record the queries. */
function fake(rows: Record<string, Record<string, unknown>[]>) {
  const asked: [string, unknown][] = [];
  const operations: Operations = {
    query: async (sql, values) => {
      const [, name = ''] = /.*intake\.(?!florida_time)(\w+)/s.exec(sql) ?? [];
      asked.push([name, values]);
      return rows[name] ?? [];
    },
    backup: async () => {},
  };
  return {operations, asked};
}

const answer = async (typed: string[], rows: Parameters<typeof fake>[0] = {}) => {
  const {operations, asked} = fake(rows);
  return {text: await taskOf(read('leads', typed)!.values)(operations), asked};
};

const LEAD = {
  id: 7,
  name: 'Nguyễn\u001b[2J',
  phone: '+1 813',
  state: 'new',
  received_at: '2026-11-20 15:00:00+00',
  answered_at: null,
  overdue: true,
  urgent: true,
  message: '＝cmd()',
  history: null,
};

test('a lead that waits too long says so, by the clock of Florida', async () => {
  const {text} = await answer([], {leads: [LEAD]});
  expect(text).toContain(
    '#7  Nguyễn [2J  (URGENT, WAITING, more than 24 hours; received Fri, Nov 20, 2026, 10:00 AM Eastern)',
  );
});

test.each(['called', 'won', 'lost', 'spam', 'new', 'undo'])('--%s 12', async (flag) => {
  const state = flag === 'undo' ? 'undone' : flag;
  const {asked} = await answer([`--${flag}`, '12'], {set_state: [{answer: 'ok'}]});
  expect(asked).toEqual([['set_state', [12, state, null, null, null]]]);
});

test.each([
  [[], [null, null, null]],
  [
    ['--week', '2026-02-25', '--name', 'Ann', '--state', 'called', '--csv'],
    ['2026-02-25', 'Ann', 'called'],
  ],
])('%j lists those requests', async (typed, values) => {
  const {asked} = await answer(typed, {leads: []});
  expect(asked).toEqual([['leads', values]]);
});

test('the owner ends all links by one command', async () => {
  for (const [typed, isOff] of [
    ['new', false],
    ['off', true],
  ] as const) {
    const {text, asked} = await answer(['--links', typed], {end_links: [{answer: 'ok'}]});
    expect([text, asked]).toEqual(['ok', [['end_links', [isOff]]]]);
  }
});

test.each([
  [['--called', 'x'], '"x" is not the number of a request.'],
  [['--unsubscribe', 'a@example.com'], 'There is no subscription for "a@example.com".'],
  [['--unsubscribed', '/nowhere/list'], '/nowhere/list cannot be read (ENOENT).'],
])('%j is refused with a sentence', async (typed, sentence) => {
  await expect(answer(typed)).rejects.toThrow(sentence);
});

test.each([
  [['--called', '1', '--won', '2'], 'One at a time: --called, --won.'],
  [['--at', 'today 9am'], '--at does not go with a list.'],
  [['--purge', '--csv'], '--csv does not go with --purge.'],
  [['--report', '--week', 'today'], '--week does not go with --report.'],
  [['--won', '1', '--csv'], '--csv does not go with --won.'],
  [['--nonsense'], 'npm run leads -- --csv'],
])('%j does not fit together', (typed, sentence) => {
  expect(() => taskOf(read('leads', typed)!.values)).toThrow(sentence);
});

describe('the report', () => {
  const counts = {new: 0, called: 0, scheduled: 1, won: 1, lost: 0, spam: 3};
  const report = [
    {week: '2026-03-02', requests: 2, ...counts, median_minutes: 120},
    {week: null, requests: 2, ...counts, median_minutes: 120},
  ];
  const reportDetails = [
    {week: '2026-03-02', kind: 'page', value: '/about', requests: 4},
    {week: '2026-03-02', kind: 'page', value: '/contact', requests: 2},
    {week: '2026-02-23', kind: 'page', value: '/contact', requests: 3},
    {week: '2026-03-02', kind: 'referrer', value: 'google.com', requests: 1},
    {week: '2026-03-02', kind: 'language', value: 'vi', requests: 1},
  ];

  test('is a list for a spreadsheet', async () => {
    const {text} = await answer(['--report', '--csv'], {report, report_details: reportDetails});
    expect(text.split('\r\n')).toEqual([
      '\ufeffweek,kind,value,requests',
      '2026-03-02,page,/about,4',
      '2026-03-02,page,/contact,2',
      '2026-02-23,page,/contact,3',
      '2026-03-02,referrer,google.com,1',
      '2026-03-02,language,vi,1',
      '2026-03-02,median_minutes,120,',
    ]);
  });

  test('says so where there is nothing yet', async () => {
    expect((await answer(['--report'])).text).toBe('No inspection requests yet.');
  });

  test('says how long somebody waited', () => {
    expect([null, 5, 60, 1440, 10080, 99999].map(medianWait)).toEqual([
      ...['-', 'within 5 min', 'within 1 h', 'within 24 h', 'within 7 days', 'over 7 days'],
    ]);
  });
});

describe('the newsletter', () => {
  test('is exported with the language of each subscriber', async () => {
    const {text} = await answer(['--newsletter', '--csv'], {
      newsletter_subscribers: [
        {
          email: 'a@example.com',
          language: 'vi',
          subscribed_at: '2026-03-02 14:00:00+00',
          route: '/vi',
          unsubscribe_token: 'token',
        },
      ],
    });
    expect(text).toBe(
      '\ufeffemail,language,subscribed_at (Eastern),route,unsubscribe\r\n' +
        `a@example.com,vi,2026-03-02 09:00,/vi,${emailHref}?subject=Unsubscribe%20token`,
    );
  });

  const {at, write} = testFolder();

  test('ends the subscriptions of a list, and counts them', async () => {
    write('list.csv', '\ufeffEmail,Reason\r\n"A@example.com","too many"\r\nb@example.com,\r\n');
    const {text, asked} = await answer(['--unsubscribed', at('list.csv')], {
      unsubscribe: [{ended: 1}],
    });

    expect(asked).toEqual([['unsubscribe', [['a@example.com', 'b@example.com']]]]);
    expect(text).toBe('Ended: 1 of 2. Not subscribed: 1.');
  });

  test.each([
    ['a@example.com\nb@example.com\n', ['a@example.com', 'b@example.com']],
    ['Ann Lee <ann@example.com>; "b@example.com"', ['ann@example.com', 'b@example.com']],
    ['a@example.com, A@Example.com', ['a@example.com']],
    ['email\nnothing here', []],
  ])('finds the emails in %j', (text, emails) => {
    expect(emailsIn(text)).toEqual(emails);
  });
});
