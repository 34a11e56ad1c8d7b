/** Replies of the Edge Function without a database; tests/postgres tests all of it, on Deno. */
import {answerTo} from '../../../../server/notify/edgeFunction';

const SECRET = 'a-secret-of-the-edge-function-0123456789';
const MAIL = {
  LEAD_MAIL_TO: 'owner@example.com',
  LEAD_MAIL_FROM: 'leads@example.com',
  SMTP_URL: 'smtps://leads:hush-hush@smtp.example.com:465',
};
// Nobody listens there.
const RIGHT = {
  DELIVER_SECRET: SECRET,
  SUPABASE_DB_URL: 'postgres://postgres:odd-word@127.0.0.1:1/postgres',
  ...MAIL,
};

/** "500 The sentence." */
async function said(env: object, key = SECRET, method = 'POST'): Promise<string> {
  const headers = {authorization: `Bearer ${key}`};
  const response = await answerTo(new Request('http://localhost/', {method, headers}), env);
  return `${response.status} ${(await response.text()).trim()}`;
}

let logged: jest.SpyInstance;
beforeEach(() => (logged = jest.spyOn(console, 'error').mockImplementation(() => {})));

test.each([
  ['no secret', {DELIVER_SECRET: undefined}, 'DELIVER_SECRET must be 32 characters or more.'],
  ['a short secret', {DELIVER_SECRET: 'short'}, 'DELIVER_SECRET must be 32 characters or more.'],
  ['no database', {SUPABASE_DB_URL: ''}, 'SUPABASE_DB_URL is missing'],
  ['port 25', {SMTP_URL: 'smtp://smtp.example.com:25'}, 'SMTP_URL names port 25, which hosted'],
  ['port 587', {SMTP_URL: 'smtp://smtp.example.com:587'}, 'SMTP_URL names port 587, which'],
  ['the usual port', {SMTP_URL: 'smtp://smtp.example.com'}, 'SMTP_URL names port 587, which'],
  ['half a channel', {SMTP_URL: ''}, 'Mail needs LEAD_MAIL_TO'],
  ['no time', {LEAD_REMINDER_MINUTES: 'soon'}, 'LEAD_REMINDER_MINUTES must be'],
  [
    'no channel',
    {SMTP_URL: '', LEAD_MAIL_TO: '', LEAD_MAIL_FROM: ''},
    'There is nothing to deliver by',
  ],
])('%s is one sentence, also in the log', async (_, change, sentence) => {
  const answer = await said({...RIGHT, ...change});
  expect(answer).toMatch(new RegExp(`^500 ${sentence.replaceAll('.', '\\.')}[^\n]*$`));
  expect(logged.mock.calls).toEqual([[`Nothing was delivered: ${answer.slice(4)}`]]);
});

test('a database that does not answer, without its password', async () => {
  expect(await said(RIGHT)).toBe('500 The database does not answer (Error ECONNREFUSED).');
});

test('DATABASE_URL goes before the URL that the host sets', async () => {
  const DATABASE_URL = RIGHT.SUPABASE_DB_URL;
  expect(await said({...RIGHT, SUPABASE_DB_URL: '', DATABASE_URL})).toMatch(/^500 The database/);
});

test('who does not know the key learns nothing, not even what is missing', async () => {
  for (const key of ['', 'x'.repeat(SECRET.length), `${SECRET}x`, SECRET.slice(1)])
    expect(await said({DELIVER_SECRET: SECRET}, key)).toMatch(/^401 /);
  expect(logged).not.toHaveBeenCalled();
});

test('it is called with POST alone', async () => {
  expect(await said(RIGHT, SECRET, 'GET')).toMatch(/^405 /);
});
