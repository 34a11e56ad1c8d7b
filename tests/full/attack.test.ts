// cspell:ignore fpackage
import {writeFileSync} from 'node:fs';
import {connect} from 'node:net';
import {join} from 'node:path';

import {EMBEDDED_PUBLISHABLE_KEY} from '../../src/data/api';
import {environment} from '../../src/data/environment';
import {DRAWING_POLICY} from '../../src/hosting/addresses';
import {ATTACKS, type Attack} from '../support/attacks';
import {count} from '../support/faults';
import {askOdd, ODD, REFUSED} from '../support/oddUrls';
import {post, submission} from '../support/requests';
import {testServer} from '../support/servers';

const server = testServer();
const {database, folders} = server;
writeFileSync(join(folders.site, 'about.html'), '<!doctype html><title>About</title>');
writeFileSync(join(folders.site, 'about.html.br'), 'compressed');
writeFileSync(join(folders.site, 'roof.svg'), '<svg/>');

beforeEach(() => database.clear());

/** Waits for a log line that must not come. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 300));

const key = {apikey: EMBEDDED_PUBLISHABLE_KEY};
const json = {...key, 'content-type': 'application/json'};

/** Sends a raw request. @returns all that comes back until the server closes the connection */
const raw = (request: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(server.port, '127.0.0.1', () => socket.write(request));
    let text = '';
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.once('end', () => resolve(text));
    socket.once('error', reject);
  });

/** What an attack gained, in words; null if nothing. */
async function gain({method, path, headers, body, expected}: Attack): Promise<string | null> {
  const response = await fetch(server.origin + path, {method, headers, body});
  const {status} = response;
  const text = await response.text();
  if (/zq9x|intake\b|relation|schema|PostgreSQL|pg_|sb_secret/i.test(text)) return `leaks ${text}`;
  if (expected === 'refused') return status >= 400 && status < 500 ? null : `status ${status}`;
  return status === 200 && text.includes('"success":false') ? null : `${status} ${text}`;
}

test('of hundreds of attacks each gets nothing', async () => {
  const gains: string[] = [];
  const left = [...ATTACKS];
  const attacker = async (): Promise<void> => {
    for (let attack = left.pop(); attack; attack = left.pop()) {
      const found = await gain(attack).catch(String);
      const {method, path, body} = attack;
      if (found !== null) gains.push(`${method} ${path} ${body?.slice(0, 200)}: ${found}`);
    }
  };
  // The first connections to a real PostgreSQL take their time on a busy machine.
  while (!(await fetch(`${server.origin}/healthz`)).ok);
  await Promise.all(Array.from({length: 4}, attacker));
  expect(gains).toEqual([]);
  for (const rows of [
    'inspection_requests',
    'newsletter_subscribers',
    'failures',
    // Guesses at the secret of a link count, to limit them.
    "address_tries where kind <> 'note'",
  ])
    expect(await database.query(`select * from intake.${rows}`)).toEqual([]);
  expect(server.output()).not.toMatch(/zq9x|status 5/i);
  const {engine} = (await (await fetch(`${server.origin}/healthz`)).json()) as {engine: string};
  expect(engine).toBe(environment.DATABASE_URL ? 'PostgreSQL' : 'PGlite');
  expect(ATTACKS.length).toBeGreaterThanOrEqual(600);
  count(
    `${engine}: ${ATTACKS.length} attacks: 0 answered with a 5xx, 0 rows, 0 leaks (and ${REFUSED.length + ODD.length} odd addresses)`,
  );
});

test.each(['9'.repeat(60_000), '1e300', '-1e300', `1764000000000.${'7'.repeat(60_000)}`])(
  'a start of %.20s… is kept within bounds or refused',
  async (number) => {
    const body = `{"v_email":"clock@example.com","v_started_at_ms":${number}}`;
    expect((await post(server.port, 'subscribe_newsletter_rpc', body)).status).toBeLessThan(500);
    const rows = await database.query(
      'select pg_column_size(started_at_ms) as size from intake.newsletter_subscribers',
    );
    for (const {size} of rows) expect(Number(size ?? 0)).toBeLessThan(20);
  },
);

test('a body beyond the limit is refused, announced or not', async () => {
  const body = JSON.stringify({v_message: 'x'.repeat(70_000)});
  const announced = await fetch(`${server.origin}/rest/v1/rpc/submit_contact_rpc`, {
    method: 'POST',
    headers: json,
    body,
  });
  expect(announced.status).toBe(413);
  const streamed = await fetch(`${server.origin}/rest/v1/rpc/submit_contact_rpc`, {
    method: 'POST',
    headers: json,
    body: new Blob([body]).stream(),
    duplex: 'half',
  } as RequestInit);
  expect(streamed.status).toBe(413);
  const longest = {...submission(1), v_message: '김'.repeat(2000), v_name: '김'.repeat(100)};
  expect((await post(server.port, 'submit_contact_rpc', longest)).body).toContain('"success":true');
});

test('a header gives nobody limits of his own: it makes the client unknown, which is said once', async () => {
  for (let n = 0; n < 12; n++) {
    const response = await fetch(`${server.origin}/rest/v1/rpc/submit_contact_rpc`, {
      method: 'POST',
      headers: {
        ...json,
        'cf-connecting-ip': `203.0.113.${n}`,
        'x-forwarded-for': `203.0.113.${n}`,
        forwarded: `for=203.0.113.${n}`,
      },
      body: JSON.stringify(submission(n)),
    });
    expect(await response.json()).toMatchObject({error: null});
  }
  // Twelve headers count as one visitor: all visitors with an unknown IP share its limit.
  expect(
    await database.query('select distinct address_hash from intake.address_tries'),
  ).toHaveLength(1);
  expect(server.output().match(/TRUSTED_PROXY=127\.0\.0\.1/g)).toHaveLength(1);
  const replies: string[] = [];
  for (let n = 100; n < 112; n++) {
    const {body} = await post(server.port, 'submit_contact_rpc', submission(n));
    replies.push((JSON.parse(body) as {error: string}).error);
  }
  expect(replies).toEqual([...Array<null>(10).fill(null), 'rate_limit', 'rate_limit']);
  // Another socket IP is another visitor.
  expect(
    (await post(server.port, 'submit_contact_rpc', submission(20), {from: '127.9.9.9'})).body,
  ).toContain('"success":true');
});

test('the site: headers, the 404 status, the client IP, what is missing', async () => {
  const home = await fetch(`${server.origin}/`, {headers: {'accept-encoding': 'gzip, br'}});
  expect(home.status).toBe(200);
  expect(home.headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
  expect(home.headers.get('x-content-type-options')).toBe('nosniff');
  expect(home.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  for (const [address, policy] of [
    ['/roof.svg', DRAWING_POLICY],
    ['/no-such-drawing.svg', "frame-ancestors 'none'"],
  ] as const) {
    const {headers} = await fetch(server.origin + address);
    expect([address, headers.get('content-security-policy')]).toEqual([address, policy]);
  }
  const about = await fetch(`${server.origin}/about`, {
    method: 'HEAD',
    headers: {'accept-encoding': 'br'},
  });
  expect(about.headers.get('content-encoding')).toBe('br');
  expect((await fetch(`${server.origin}/about.html.br`)).status).toBe(404);
  const etag = home.headers.get('etag') ?? '';
  for (const known of [etag, `"other", W/${etag}`, '*']) {
    const again = await fetch(`${server.origin}/`, {
      headers: {'accept-encoding': 'br', 'if-none-match': known},
    });
    expect([known, again.status, again.headers.get('etag')]).toEqual([known, 304, etag]);
  }
  const refused = await fetch(`${server.origin}/`, {method: 'POST'});
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  expect((await fetch(`${server.origin}/`, {method: 'HEAD'})).status).toBe(200);
  expect((await fetch(`${server.origin}/data/../data/server.sock`)).status).toBe(404);
  expect(await (await fetch(`${server.origin}/api/ip`)).text()).toBe('127.0.0.1');
  expect(await (await fetch(`${server.origin}/api/ip?format=json`)).json()).toEqual({
    ip: '127.0.0.1',
  });
});

test.each(['', 'a b', 'x:99999', '[::1', 'a@b', 'x/..', '%', 'x#y', 'é'])(
  'the host "%s" is no failure',
  async (host) => {
    const before = server.output();
    const head = `Host: ${host}\r\nConnection: close\r\n\r\n`;
    for (const line of ['GET /about HTTP/1.1', 'GET /api/ip HTTP/1.1', 'GET /about HTTP/1.0']) {
      const reply = await raw(`${line}\r\n${head}`);
      expect(reply).toMatch(/^HTTP\/1.1 [234]/);
    }
    expect(server.output()).toBe(before);
  },
);

test('HTTP/1.0 without a host, as load balancers ask, is answered', async () => {
  for (const path of ['/about', '/healthz', '/api/ip'])
    expect(await raw(`GET ${path} HTTP/1.0\r\n\r\n`)).toMatch(/^HTTP\/1\.1 200 /);
});

test.each(['bytes=0-1', 'bytes=0-1,3-4', 'bytes=-0', 'bytes=999999-', 'bytes=9-1', 'odd'])(
  'asked for the range %s, it sends the whole file',
  async (range) => {
    const response = await fetch(`${server.origin}/about`, {headers: {range}});
    expect(response.status).toBe(200);
    expect(response.headers.get('content-range')).toBeNull();
    expect(await response.text()).toBe('<!doctype html><title>About</title>');
  },
);

test('visitors who go away in the middle of a request leave no line', async () => {
  const before = server.output();
  const head = `POST /rest/v1/rpc/submit_contact_rpc HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\napikey: ${EMBEDDED_PUBLISHABLE_KEY}\r\n`;
  const parts = [
    `${head}Content-Length: 500\r\n\r\n{"v_name":`,
    `${head}Transfer-Encoding: chunked\r\n\r\nA\r\n{"v_name":\r\n`,
    'GET /about HTTP/1.1\r\nHost: x\r\n',
    'GET /about HTTP/1.1\r\nHost: x\r\n\r\n',
    `${head}\r\n`,
  ];
  await Promise.all(
    [...parts, ...parts].map(
      (part, n) =>
        new Promise<void>((resolve) => {
          const socket = connect(server.port, '127.0.0.1', () => {
            socket.write(part);
            setTimeout(() => (n % 2 ? socket.resetAndDestroy() : socket.destroy()), 50);
          });
          socket.once('close', () => resolve());
        }),
    ),
  );
  await settle();
  expect(server.output()).toBe(before);
});

test.each([
  '/../server/start.ts',
  '/..%2f..%2fpackage.json',
  '/data/lock',
  '/./data/lock',
  '//etc/passwd',
])('the raw path %s reaches no file', async (path) => {
  const reply = await raw(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  expect(reply).toMatch(/^HTTP\/1.1 404/);
});

test('odd addresses never lead out of the site', async () => {
  const urls = [...REFUSED, ...ODD, '/about/', '//about/', '///about.html', '/about//'];
  const {problems, redirects} = await askOdd(server.port, urls);
  expect(problems).toEqual([]);
  expect(redirects).toBeGreaterThan(3);
  count(`server: ${urls.length} odd addresses, ${redirects} redirects, all on the site`);
});
