/** npm run ready: what is left before the site may go public; exits with 1 while anything is. */
import {environment} from '../../src/data/environment';
import {findings, type Left} from '../../src/plugins/readiness';
import {command} from '../support/commands';
import {hints} from './hints';
import {ring} from './ring';
import {untold} from './untold';
import {shownInEnglish, whatIsLeft} from './whatIsLeft';

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

/** Prints sentences below a heading, the number of each file first where files have several. */
function list(heading: string, sentences: readonly string[]): void {
  if (sentences.length === 0) return;
  console.log(`${heading} (${sentences.length}):`);
  const counts = new Map<string, number>();
  for (const sentence of sentences) {
    const file = /^[\w./-]+\.\w+(?=[, :])/.exec(sentence)?.[0];
    if (file) counts.set(file, (counts.get(file) ?? 0) + 1);
  }
  for (const [file, count] of counts) if (count > 1) console.log(`  ${count} in ${file}`);
  for (const sentence of sentences) console.log(`- ${sentence}`);
  console.log('');
}

command('ready', async (values) => {
  if (values.ring) return ring(environment, process.stdin, process.stdout);
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
  list(
    'Shown in English until they are translated; nothing waits for them',
    await shownInEnglish(),
  );
  if (left.length === 0)
    return 'Nothing is left to do: npm run build makes the site that may go public.';
  process.exitCode = 1;
  return `${left.length} left before the site may go public.`;
});
