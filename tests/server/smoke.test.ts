import {createServer, type IncomingMessage, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';

import {markedEntry, subscribe, type Api} from '../../scripts/smoke/api';
import {limitFindings, type Findings} from '../../scripts/smoke/limits';
import {noticesProblem} from '../../scripts/smoke/notices';
import {PAGES} from '../../scripts/smoke/site';
import {
  startServer,
  temporaryFolders,
  type RunningServer,
} from '../../scripts/support/local-server';
import {EMBEDDED_PUBLISHABLE_KEY} from '../../src/data/api';
import {testDatabase} from '../support/database';
import {command} from '../support/faults';

jest.setTimeout(120_000);

/** What the limits of an API at this origin look like from outside. */
async function findingsAt(origin: string): Promise<Findings> {
  const api: Api = {origin, key: EMBEDDED_PUBLISHABLE_KEY};
  const marked = markedEntry();
  await subscribe(api, marked);
  return limitFindings(api, marked);
}

describe('the local server', () => {
  const folders = temporaryFolders();
  let server: RunningServer;
  let origin: string;
  let database: ReturnType<typeof testDatabase>;

  beforeAll(async () => {
    server = await startServer(folders.data, ['--site-dir', folders.site, '--allow-test-queries']);
    origin = `http://127.0.0.1:${server.port}`;
    database = testDatabase(folders.data);
    // That of DATABASE_URL may have been used.
    await database.clear();
  });

  afterAll(async () => {
    server.process.kill('SIGTERM');
    await server.ended;
    folders.remove();
  });

  const smoke = (...args: string[]) =>
    command('scripts/smoke/index.ts', [origin, ...args], {DATA_DIR: folders.data});

  test('is watched in one line, and nothing is stored or counted', async () => {
    const {code, text} = await smoke('--watch');
    expect(code).toBe(1);
    // The site is empty, of hashed files too; headers, IP and both functions are as they should be.
    expect(text).toMatch(
      `FAILED: ${new URL(origin).host}, ${PAGES.length + 1} of ${PAGES.length + 8} checks: /: has no content security policy; /about: answered 404`,
    );
    expect(text.trim().split('\n')).toHaveLength(1);
    expect(await database.contacts()).toEqual([]);
  });

  test('counts by visitor, and no header gets around it', async () => {
    const {text} = await smoke();
    expect(text).toContain(`${PAGES.length + 1} of ${PAGES.length + 8} checks`);
    expect(text).toContain('Not shown: that other visitors are counted apart');
    // Removed again; and the limit was truly used up.
    expect(await database.contacts()).toEqual([]);
    expect((await findingsAt(origin)).problems).toEqual([
      expect.stringMatching(/^the limit was reached after 1 tries/),
    ]);
  });
});

describe('an API', () => {
  let server: Server;

  /** Ten newsletter tries of each visitor, as `visitor` tells them apart. */
  const serve = async (visitor: (request: IncomingMessage) => string): Promise<string> => {
    const tries = new Map<string, number>();
    server = createServer((request, response) => {
      const count = (tries.get(visitor(request)) ?? 0) + 1;
      tries.set(visitor(request), count);
      const error = count > 10 ? 'rate_limit' : 'already_subscribed';
      response.end(JSON.stringify({success: false, error}));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };

  afterEach(() => server.close());

  test.each(['cf-connecting-ip', 'x-forwarded-for', 'x-real-ip'])(
    'that believes %s is found out',
    async (header) => {
      const origin = await serve(({headers}) => String(headers[header]));
      expect((await findingsAt(origin)).problems).toEqual([
        `a visitor can get around the limits by sending the header ${header}`,
      ]);
    },
  );

  test('that counts nobody is found out', async () => {
    let visitors = 0;
    const origin = await serve(() => String((visitors += 1)));
    expect((await findingsAt(origin)).problems).toEqual([
      expect.stringMatching(
        /^limits do not count by visitor: 11 tries of one visitor were all taken/,
      ),
    ]);
  });

  test('that counts others with this visitor is found out', async () => {
    const origin = await serve(() => 'everybody');
    const others = markedEntry();
    for (let n = 0; n < 4; n++) await subscribe({origin, key: EMBEDDED_PUBLISHABLE_KEY}, others, n);
    expect((await findingsAt(origin)).problems).toEqual([
      expect.stringMatching(/^the limit was reached after 6 tries, not 10/),
    ]);
  });

  test('that does not answer is said in one line', async () => {
    const origin = await serve(() => 'nobody');
    await new Promise((resolve) => server.close(resolve));
    expect(await command('scripts/smoke/index.ts', [origin])).toEqual({
      code: 1,
      text: `FAILED: ${new URL(origin).host} does not answer: ECONNREFUSED\n`,
    });
  });
});

describe('a site whose notices', () => {
  let server: Server;

  const siteThatSays = async (status: number, body: string): Promise<URL> => {
    server = createServer((_, response) => response.writeHead(status).end(body));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  };

  afterEach(() => server.close());

  test.each([
    [
      'do not leave',
      200,
      '{"undelivered": 2045}',
      "the oldest has waited for 34 minutes: see the server's log",
    ],
    ['are only just due', 200, '{"undelivered": 599}', null],
    ['have all left', 200, '{"undelivered": null}', null],
    ['are not its own', 404, '{"undelivered": 2045}', null],
    ['are none: a page answers', 200, '<!doctype html>', null],
  ])('%s', async (_, status, body, problem) => {
    expect(await noticesProblem(await siteThatSays(status, body))).toBe(problem);
  });
});
