/**
 * The site in containers, by real Docker: every line of deploy/README.md, "Containers", is typed here as it stands
 * there. The site in the image is the one in build/; the last test says whether a line was left out.
 */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {setTimeout as sleep} from 'node:timers/promises';

import {
  addVisitors,
  ask,
  dockerfile,
  makeBaseImages,
  prepareClone,
  removeVisitors,
  send,
  shellIn,
  startEngine,
  whileSending,
} from '../support/containers';
import {count} from '../support/faults';
import {gitIn, testFolder} from '../support/folder';
import {mailServer} from '../support/mailServer';
import {needBuild} from '../support/needed';
import {HOST} from '../support/visitors';

jest.setTimeout(300_000);

const CHAPTER = /^## Containers$[^]*?(?=^## )/m.exec(readFileSync('deploy/README.md', 'utf8'))![0];
/** What it says to type: the lines of its blocks, and the last column of its table. */
const LINES = [
  ...[...CHAPTER.matchAll(/^```text\n([^]*?)^```$/gm)].flatMap(([, block]) =>
    block!.trim().split('\n'),
  ),
  ...[...CHAPTER.matchAll(/^\|.*\| `(.+)` \|$/gm)].map(([, line]) => line!),
];
const typed = new Set<string>();

const began = Date.now();
let stopEngine = async (): Promise<void> => {};
let mails: Awaited<ReturnType<typeof mailServer>>;
afterAll(async () => {
  await shell('docker compose down --volumes --remove-orphans --timeout 1');
  removeVisitors();
  await stopEngine();
  await mails.close();
  count(`containers: ${Math.round((Date.now() - began) / 1000)} s in all`);
});
const {at, read, write} = testFolder();
// The name of the project is that of its folder.
const shell = shellIn(at('roofing-containers'));
const git = gitIn(at('origin'));

/** Types a line, and expects it to go through. @returns what it said */
async function run(line: string): Promise<string> {
  const {code, output} = await shell(line);
  if (code !== 0) throw new Error(`${line}\n${output}`);
  return output;
}

/** The same for a line of the chapter, given by its beginning. */
async function type(begin: string): Promise<string> {
  const line = [begin, ...LINES.filter((one) => one.startsWith(begin))].find((one) =>
    LINES.includes(one),
  );
  if (!line) throw new Error(`The chapter has no such line: ${begin}`);
  typed.add(line);
  return run(line);
}

const stored = async (): Promise<number> =>
  Number(
    await run(
      "docker compose exec database psql --username postgres --tuples-only --no-align --command 'select count(*) from intake.inspection_requests' roofing",
    ),
  );

const told = async (words: string): Promise<void> => {
  for (let seconds = 0; !mails.received.some(({raw}) => raw.includes(words)); seconds++) {
    if (seconds === 60) throw new Error(`No mail says "${words}".`);
    await sleep(1000);
  }
};

/** Waits until a service that has its own check is well. */
async function isWell(service: string): Promise<void> {
  const health = `docker inspect --format '{{.State.Status}} {{.State.Health.Status}}' "$(docker compose ps -q ${service})"`;
  for (let seconds = 0; (await run(health)) !== 'running healthy\n'; seconds++) {
    if (seconds === 60) throw new Error(await run(`docker compose logs --tail 9 ${service}`));
    await sleep(1000);
  }
}

const statusOf = async (path: string): Promise<number> => (await ask(path, 0)).status;

/** Changes the settings. */
const set = (text: string): void =>
  writeFileSync(at('roofing-containers/.env'), `${read('roofing-containers/.env')}${text}\n`);

/** What happens while ten forms are sent a second: none is refused, and none that was acknowledged is lost. */
async function loseNothing(name: string, what: () => Promise<void>): Promise<void> {
  const before = await stored();
  const {sent, acknowledged, slowest} = await whileSending(what);
  const refused = sent - acknowledged.length;
  count(`${name}: ${sent} forms, ${refused} refused, the slowest ${slowest.toFixed(1)} s`);
  expect({refused, lost: sent - ((await stored()) - before)}).toEqual({refused: 0, lost: 0});
}

beforeAll(async () => {
  needBuild();
  mails = await mailServer();
  stopEngine = await startEngine();
  makeBaseImages();
  addVisitors();
  mkdirSync(at('origin'));
  git('init', '--quiet', '--initial-branch', 'main');
  write('origin/Dockerfile', dockerfile());
  git('add', '.');
  git('commit', '--quiet', '--message', 'One');
  git('clone', '--quiet', '.', at('roofing-containers'));
  await prepareClone(at('roofing-containers'));
});

test('two lines start all of it', async () => {
  await type('cp .env.example');
  set(`SITE_URL='https://${HOST}'
CERTIFICATE='internal'
DATABASE_PASSWORD='one'
DATABASE_ADMIN_PASSWORD='two'
LEAD_MAIL_TO='owner@example.com'
LEAD_MAIL_FROM='leads@example.com'
SMTP_URL='smtp://10.203.0.1:${mails.port}?tls=none'
NEWSLETTER_DIGEST='1'
RESTIC_REPOSITORY='/backups/place'
RESTIC_PASSWORD='three'`);
  await type('docker compose up -d --build');
  for (const path of ['/', '/es/about', '/vi/contact']) expect(await statusOf(path)).toBe(200);
  expect(await run('docker compose exec site env')).toContain('NEWSLETTER_DIGEST=1');
  expect(await run('docker compose exec backups env')).not.toContain('two');
});

test('visitors over IPv4 and IPv6 are who they are, and a request is told', async () => {
  expect((await ask('/api/ip', 0)).body).toBe('198.51.100.2');
  expect((await ask('/api/ip', 1)).body).toBe('2001:db8:2::1');
  expect(await send()).toMatchObject({ok: true});
  await told('Visitor 1');
  expect(await type('docker compose exec site npm run leads')).toContain('visitor1@example.com');
  // Told at the end of the next test.
  await type('docker compose run --rm --detach alarm');
});

test('a restart and kills lose nothing', async () => {
  await loseNothing('restart', () => run('docker compose restart site').then(() => {}));
  for (const service of ['site', 'database'])
    await loseNothing(`kill -9 of ${service}`, async () => {
      await run(
        `kill -9 "$(docker inspect --format '{{.State.Pid}}' "$(docker compose ps -q ${service})")"`,
      );
      await isWell(service);
    });
  await told('trial failed');
});

const ASSET = '/assets/js/of-this-build.js';
const live = (name: string): string => `roofing-containers/live/${name}`;

test('a release loses nothing, and what it replaced is there for a day', async () => {
  write(live(`site${ASSET}`), '1');
  const begun = await statusOf(ASSET);
  // The files of the build before: any of those with a hash in their names.
  const [former] = /\/assets\/fonts\/[^"' )]+\.woff2/.exec((await ask('/', 0)).body)!;
  await run(`rm live/site${former}*`);
  git('commit', '--quiet', '--allow-empty', '--message', 'Two');
  await loseNothing('release', () => type('deploy/release-containers.sh').then(() => {}));
  expect([begun, await statusOf(ASSET), await statusOf(former)]).toEqual([404, 200, 200]);
});

test.each([
  [
    'whose migration fails',
    () => write(live('supabase/migrations/20991231000000_bad.sql'), 'select nothing;'),
  ],
  ['that does not start', () => set("LEAD_REMINDER_MINUTES='soon'")],
])('a release %s changes nothing', async (name, spoil) => {
  const settings = read('roofing-containers/.env');
  const runs = await run('docker compose ps -q site');
  spoil();
  await loseNothing(`release ${name}`, async () => {
    const {code, output} = await shell('deploy/release-containers.sh');
    expect({code, output}).toEqual({
      code: 1,
      output: expect.stringContaining('What runs stays.') as string,
    });
  });
  await run('rm -f live/supabase/migrations/20991231*');
  write('roofing-containers/.env', settings);
  // Nor does it come later.
  await type('docker compose up -d');
  expect(await run('docker compose ps -q site')).toBe(runs);
});

test('the release before comes back', async () => {
  await run('docker compose exec site mkdir former/old');
  await run("docker compose exec site touch -d '25 hours ago' former/old");
  await loseNothing('back', () => type('deploy/release-containers.sh back').then(() => {}));
  // Of a build that ran until now.
  expect(await statusOf(ASSET)).toBe(200);
  expect(await run('docker compose exec site ls site/assets/js')).not.toContain('of-this-build');
  expect((await run('docker compose exec site ls former')).trim().split(/\s+/)).toHaveLength(3);
  expect(await run('docker image ls --quiet --filter dangling=true')).toBe('');
});

test('what was stored outlives "down", and a backup brings it back', async () => {
  await type('docker compose exec backups deploy/backup.sh');
  const before = await stored();
  await run('docker compose down');
  await run('docker compose up -d');
  expect(await stored()).toBe(before);
  for (const begin of [
    'docker compose stop site alarm backups',
    'docker compose exec database dropdb',
    'docker compose exec database createdb',
    'docker compose run --rm backups restic',
    'docker compose run --rm backups npm run restore -- /backups/restored',
    'docker compose up -d',
    'docker compose exec backups rm',
  ])
    await type(begin);
  expect(await stored()).toBe(before);
});

test('another PostgreSQL has it all', async () => {
  const before = await stored();
  // Where no registry answers, the same one under another name.
  await run(
    'docker image inspect postgres:17-bookworm || docker pull postgres:17-bookworm || docker tag postgres:15-bookworm postgres:17-bookworm',
  );
  await type('docker compose stop site alarm');
  for (const begin of [
    'docker compose exec backups deploy/backup.sh',
    'echo',
    'docker compose up -d --wait database',
    'docker compose run --rm backups npm run restore -- /backups/data',
  ])
    await type(begin);
  await type('docker compose up -d');
  expect(await stored()).toBe(before);
  expect(await send()).toMatchObject({ok: true});
});

test('the rest of the chapter', async () => {
  expect(
    await run('docker compose run --rm alarm node server/bundle/smoke.js http://site:3000 --watch'),
  ).toContain('checks passed');
  expect(await type('docker compose exec site npm run smoke')).toContain('checks passed');
  await type('docker compose exec site npm run person -- erase');
  expect(await type('docker compose logs')).toContain('Database: PostgreSQL');
  for (let n = 0; n < 3; n++) expect(await send('hidden')).toMatchObject({ok: true});
  const {output} = await shell(
    'docker compose exec site npm run smoke -- http://127.0.0.1:3000 --watch',
  );
  expect(output).toContain('3 tries of the last hour came from visitors whose IP cannot be read');
  expect(LINES.filter((line) => !typed.has(line))).toEqual([]);
});
