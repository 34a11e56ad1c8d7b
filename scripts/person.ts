/** npm run person: what the privacy policy promises to one person. */
import {printable} from '../server/notify/clean';
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

const escaped = (code: number): string => `\\u${code.toString(16).padStart(4, '0')}`;

/** Whose name, number or spelling of the address is like $1: Gmail, for one, ignores dots and +tags. */
const SIMILAR = `
  with typed as (select lower($1) as text, right(regexp_replace($1, '\\D', '', 'g'), 10) as digits),
  kept as (
    select email, name, phone from intake.inspection_requests
    union select email, '', '' from intake.newsletter_subscribers)
  select distinct concat_ws(', ', k.email, nullif(k.name, ''), nullif(k.phone, '')) as who
  from kept k, typed t
  where k.email <> t.text and (
    regexp_replace(k.email, '(\\+[^@]*|\\.)(?=.*@)', '', 'g') = regexp_replace(t.text, '(\\+[^@]*|\\.)(?=.*@)', '', 'g')
    or (t.text !~ '@' and strpos(lower(k.name), t.text) > 0)
    or (length(t.digits) >= 7 and t.text !~ '[a-z]' and strpos(regexp_replace(k.phone, '\\D', '', 'g'), t.digits) > 0))`;

command('person', async ({name = null, phone = null, email: newEmail = null}, words) => {
  const [action = '', email = ''] = words;
  const isChange = [name, phone, newEmail].some((value) => value !== null);
  if (!ACTIONS.includes(action) || (action !== 'find' && !email.includes('@')))
    throw misused('person', 'Say what to do, and whose email it is:');
  if (isChange !== (action === 'correct'))
    throw misused('person', '--name, --phone and --email say what to correct:');
  return withOperations(async (operations) => {
    const ask = async (call: string, ...more: unknown[]) =>
      (await operations.query(`select intake.${call} as answer`, [email, ...more]))[0]?.answer;
    const nothing = `Nothing is kept of ${email}.`;
    switch (action) {
      case 'find': {
        const found = listed(await ask('find_person($1)'));
        const similar = (await operations.query(SIMILAR, [email])).map(({who}) => `  ${who}`);
        const lines = [found ? `Kept of ${email}: ${found}.` : nothing];
        if (similar.length > 0) lines.push('Similar, perhaps the same person:', ...similar.sort());
        return lines.map(printable).join('\n');
      }
      case 'export':
        // What could repaint a screen, as JSON may write it.
        return JSON.stringify(await ask('export_person($1)'), null, 2).replace(
          /[^\P{Cc}\n]|\p{Cf}/gu,
          (sign) =>
            Array.from({length: sign.length}, (_, n) => escaped(sign.charCodeAt(n))).join(''),
        );
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
