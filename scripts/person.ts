/**
 * npm run person: everything that is kept of one person, when they ask for it (privacy policy).
 * Works while the server runs and while it does not.
 */
import {parseArgs} from 'node:util';

import {environment} from '../src/data/environment';
import {endWithReader, UserError, run} from '../server/cli';
import type {Operations} from '../server/operations';
import {databaseFrom} from '../server/settings';
import {withOperations} from '../server/staff';
import {saidOfBackups} from './support/erased-backups';

const HELP = `npm run person -- find ann@example.com         how much is kept of a person
npm run --silent person -- export ann@example.com > ann.json   all of it, to hand to them
npm run person -- correct ann@example.com --name "Ann Lee" --phone "813-555-0142" --email new@example.com
                                               corrects what is named, in everything that is kept
npm run person -- erase ann@example.com        deletes all of it (backups: see SECURITY.md)`;

type Counts = Record<string, number>;

/** What each count is of, one and many. */
const COUNTED: Record<string, [one: string, many: string]> = {
  inspection_requests: ['inspection request', 'inspection requests'],
  suspected_spam: ['request suspected as spam', 'requests suspected as spam'],
  newsletter_subscribers: ['newsletter subscription', 'newsletter subscriptions'],
};

/** "2 inspection requests, 1 newsletter subscription"; empty where all are 0. */
const listed = (counts: Counts): string =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${count} ${COUNTED[name]?.[count === 1 ? 0 : 1] ?? name}`)
    .join(', ');

type Request = ReturnType<typeof parse>;

/** The text to print for the requested action. */
async function answer(operations: Operations, {action, email, changes}: Request): Promise<string> {
  const counts = async (name: string, args = {}): Promise<string> => {
    const [row] = await operations.run(name, {email, ...args});
    return listed((row?.counts ?? row?.erased) as Counts);
  };
  if (action === 'find') {
    const found = await counts('findPerson');
    return found ? `Kept of ${email}: ${found}.` : `Nothing is kept of ${email}.`;
  }
  if (action === 'export') {
    const [row] = await operations.run('exportPerson', {email});
    return JSON.stringify(row?.person, null, 2);
  }
  if (action === 'correct') {
    const corrected = await counts('correctPerson', changes);
    return corrected ? `Corrected: ${corrected}.` : `Nothing of ${email} had to be corrected.`;
  }
  const [row] = await operations.run('erase', {email});
  const erased = listed(row?.erased as Counts);
  return `${erased ? `Erased: ${erased}.` : `Nothing is kept of ${email}.`} ${saidOfBackups(row)}`;
}

function parse() {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      help: {type: 'boolean', default: false},
      name: {type: 'string'},
      phone: {type: 'string'},
      email: {type: 'string'},
    },
  });
  const [action = '', email = '', ...more] = positionals;
  const {help, name = null, phone = null, email: newEmail = null} = values;
  const isChange = [name, phone, newEmail].some((value) => value !== null);
  const isKnown = ['find', 'export', 'correct', 'erase'].includes(action);
  if (!help && (!isKnown || !email.includes('@') || more.length > 0))
    throw new UserError(`Say what to do, and whose email it is:\n${HELP}`);
  if (!help && isChange !== (action === 'correct'))
    throw new UserError(`--name, --phone and --email say what to correct:\n${HELP}`);
  return {help, action, email, changes: {name, phone, newEmail}};
}

async function main(): Promise<void> {
  endWithReader();
  const request = parse();
  if (request.help) {
    console.log(HELP);
    return;
  }
  console.log(
    await withOperations(databaseFrom(environment), (operations) => answer(operations, request)),
  );
}

void run(main);
