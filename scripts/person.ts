/**
 * npm run person: finds, exports, corrects or erases the data of one person on request (privacy policy).
 * Works whether or not the server runs.
 */
import {environment} from '../src/data/environment';
import {databaseFrom} from '../server/settings';
import {withOperations} from '../server/staff';
import {command, misused} from './support/commands';

const ACTIONS = ['find', 'export', 'correct', 'erase'];

/** Names of the counts, singular and plural. */
const COUNTED: Record<string, [one: string, many: string]> = {
  inspection_requests: ['inspection request', 'inspection requests'],
  suspected_spam: ['request suspected as spam', 'requests suspected as spam'],
  newsletter_subscribers: ['newsletter subscription', 'newsletter subscriptions'],
};

/** "2 inspection requests, 1 newsletter subscription"; empty where all are 0. */
const listed = (counts: unknown): string =>
  Object.entries(counts as Record<string, number>)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${count} ${COUNTED[name]?.[count === 1 ? 0 : 1] ?? name}`)
    .join(', ');

command('person', async ({name = null, phone = null, email: newEmail = null}, words) => {
  const [action = '', email = ''] = words;
  const isChange = [name, phone, newEmail].some((value) => value !== null);
  if (!ACTIONS.includes(action) || !email.includes('@'))
    throw misused('person', 'Say what to do, and whose email it is:');
  if (isChange !== (action === 'correct'))
    throw misused('person', '--name, --phone and --email say what to correct:');
  return withOperations(databaseFrom(environment), async (operations) => {
    const ask = async (call: string, ...more: unknown[]) =>
      (await operations.query(`select intake.${call} as answer`, [email, ...more]))[0]?.answer;
    const nothing = `Nothing is kept of ${email}.`;
    switch (action) {
      case 'find': {
        const found = listed(await ask('find_person($1)'));
        return found ? `Kept of ${email}: ${found}.` : nothing;
      }
      case 'export':
        return JSON.stringify(await ask('export_person($1)'), null, 2);
      case 'correct': {
        const corrected = listed(
          await ask('correct_person($1, $2, $3, $4)', name, phone, newEmail),
        );
        return corrected ? `Corrected: ${corrected}.` : `Nothing of ${email} had to be corrected.`;
      }
      default: {
        const erased = listed(await ask('erase_person($1)'));
        return `${erased ? `Erased: ${erased}.` : nothing} Backups stay as they are.`;
      }
    }
  });
});
