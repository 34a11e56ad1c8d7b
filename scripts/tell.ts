/**
 * For deploy/website-tell@.service, website-well@.service and deploy/again.sh: tells by every channel of notices,
 * and without the database, that a unit of systemd or a container's command has failed, with its last lines, or
 * that it is well again (--well). As a unit once an hour at most, and until somebody is told.
 */
import {execFileSync} from 'node:child_process';
import {rmSync, statSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';

import {run, UserError} from '../server/cli';
import {channelsFrom, deliverToAll} from '../server/notify/channels';
import {notifySettingsFrom} from '../server/notify/settings';
import {environment} from '../src/data/environment';

const HOUR = 3_600_000;
const PAUSE = 20_000;

/** What the run that failed has printed itself; nothing where no room was left for the journal. */
function lastLines(): string {
  const {MONITOR_INVOCATION_ID: id, MONITOR_SERVICE_RESULT: result} = environment;
  const own = [`_SYSTEMD_INVOCATION_ID=${id}`, '_TRANSPORT=stdout'];
  const as = ['--lines', '7', '--output', 'cat', '--no-pager', '--quiet'];
  const said = execFileSync('journalctl', [...own, ...as], {encoding: 'utf8'}).trim();
  return said || `The journal has no line of it (${result}): is the disk full?`;
}

void run(async () => {
  const isWell = process.argv[2] === '--well';
  const [unit = '', said] = process.argv.slice(isWell ? 3 : 2);
  const {RUNTIME_DIRECTORY: folder} = environment;
  const mark = folder && join(folder, unit);
  const told = mark ? statSync(mark, {throwIfNoEntry: false}) : undefined;
  if (told && !isWell && Date.now() - told.mtimeMs < HOUR) return;
  const channels = channelsFrom(notifySettingsFrom(environment));
  if (channels.length === 0)
    throw new UserError(`Nobody is told of ${unit}: set LEAD_MAIL_TO or LEAD_WEBHOOK_URL.`);
  const note = isWell
    ? `${unit} is well again.`
    : `${unit} failed (docs/runbook.md):\n${said ?? lastLines()}`;
  const about = {id: 0, kind: 'alarm', createdAt: new Date().toISOString(), note} as const;
  const nothing = {request: null, subscriptions: 0, link: null, open: null, week: null};
  for (;;) {
    const tries = await deliverToAll(channels, {...about, ...nothing});
    for (const one of tries) if (one.status === 'rejected') console.error(String(one.reason));
    if (tries.some(({status}) => status === 'fulfilled')) break;
    if (!mark) throw new UserError(`Nobody could be told of ${unit}.`);
    await sleep(PAUSE);
  }
  if (mark && isWell) rmSync(mark);
  else if (mark) writeFileSync(mark, '');
});
