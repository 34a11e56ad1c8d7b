/** npm run ready: what is left before the site may go public; exits with 1 while anything is. */
import {environment} from '../../src/data/environment';
import {findings, type Left} from '../../src/plugins/readiness';
import {command} from '../support/commands';
import {hints} from './hints';
import {untold} from './untold';
import {whatIsLeft} from './whatIsLeft';

const HEADINGS: Record<Left['kind'], string> = {
  placeholder:
    'Invented: put yours in its place, then set its placeholder to false; what the company does not have becomes null, false or [], its file in company/ is deleted, and no page shows it',
  fact: 'Facts that cannot be right',
  claim:
    'Promises that only you can make: write [x] where you keep one, [-] where no text says it anymore',
  picture: 'Pictures and colors',
  setting: 'Settings',
  backend: 'The backend',
  translation: 'Translations that are not up to date',
};

function list(heading: string, sentences: readonly string[]): void {
  if (sentences.length === 0) return;
  console.log(`${heading} (${sentences.length}):`);
  for (const sentence of sentences) console.log(`- ${sentence}`);
  console.log('');
}

command('ready', async () => {
  // Ignores the setting of a trial: this command is about going public.
  const left = [
    ...findings('setting', untold(environment)),
    ...(await whatIsLeft({...environment, ALLOW_PLACEHOLDERS: undefined})),
  ];
  for (const [kind, heading] of Object.entries(HEADINGS)) {
    const ofKind = left.filter((one) => one.kind === kind);
    list(
      heading,
      ofKind.map(({sentence}) => sentence),
    );
  }
  list('Hints, which keep nothing from going public', hints());
  if (left.length === 0)
    return 'Nothing is left to do: npm run build makes the site that may go public.';
  process.exitCode = 1;
  return `${left.length} left before the site may go public.`;
});
