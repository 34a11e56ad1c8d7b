import {type Mark, marks} from '@site/src/data/marks';
import {refusal} from '@site/src/plugins/production-guard';
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const INVENTED = [
  'company facts (src/data/company.ts)',
  'review figures (src/data/reviewFacts.ts)',
  'review “maria-t” (src/data/reviewFacts.ts)',
  'review “duc-n” (src/data/reviewFacts.ts)',
  'review “james-w” (src/data/reviewFacts.ts)',
  'review “anita-p” (src/data/reviewFacts.ts)',
  'team member “daniel-reyes” (src/data/teamFacts.ts)',
  'team member “ruth-calloway” (src/data/teamFacts.ts)',
];

const SITE_URL = 'https://roof.example';
const backend = {
  SUPABASE_URL: 'https://x.supabase.co',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
};
const real = marks.map((mark) => ({...mark, placeholder: false}));

/** The placeholder marks of a changed copy of the real folder. */
function marksOfReplacedData(change: (line: string) => string): Mark[] {
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'palm-sentry-data-'));
  for (const file of ['company.ts', 'reviewFacts.ts', 'teamFacts.ts', 'marks.ts']) {
    const lines = fs.readFileSync(path.join('src/data', file), 'utf8').split('\n');
    const changed = lines.map((line) => (/^\s*placeholder: true/.test(line) ? change(line) : line));
    fs.writeFileSync(path.join(copy, file), changed.join('\n'));
  }
  try {
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- only its path is known
    return (require(path.join(copy, 'marks.ts')) as {marks: Mark[]}).marks;
  } finally {
    fs.rmSync(copy, {recursive: true});
  }
}

describe('the guard of a production build', () => {
  it('names everything that is invented in the real data, with its file', () => {
    const sentence = refusal({SITE_URL, ...backend}, marks);
    expect(sentence).toContain(`Still invented: ${INVENTED.join(', ')};`);
  });

  it('lets real data pass, whatever its comments say', () => {
    const replaced = marksOfReplacedData(
      (line) => `// placeholder: true\n${line.replace('true', 'false')}`,
    );
    expect(replaced).toHaveLength(INVENTED.length);
    expect(refusal({SITE_URL, ...backend}, replaced)).toBeNull();
  });

  it('names the one that is left', () => {
    const one = real.map((mark) => ({...mark, placeholder: mark.name.includes('duc-n')}));
    expect(refusal({SITE_URL, ...backend}, one)).toMatch(
      /^Still invented: review “duc-n” \(src\/data\/reviewFacts\.ts\);/,
    );
  });

  it.each([
    ['a local build', {}, marks],
    ['real facts and a backend', {SITE_URL, ...backend}, real],
    ['a trial', {SITE_URL, ...backend, ALLOW_PLACEHOLDERS: '1'}, marks],
    ['its own server', {SITE_URL, EMBEDDED_API: '1'}, real],
  ])('lets pass %s', (_name, environment, data) => {
    expect(refusal(environment, data)).toBeNull();
  });

  it.each([
    ['no backend', {SITE_URL}, /SUPABASE_URL is not set/],
    ['half a backend', {SITE_URL, SUPABASE_URL: 'x'}, /without SUPABASE_PUBLISHABLE_KEY/],
  ])('refuses %s', (_name, environment, message) => {
    expect(refusal(environment, real)).toMatch(message);
  });

  it('stops the build with that one sentence, without a stack', () => {
    const {status, stdout, stderr} = spawnSync('npm', ['run', '--silent', 'build'], {
      encoding: 'utf8',
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        NO_COLOR: '1',
        NO_UPDATE_NOTIFIER: '1',
        SITE_URL,
        ...backend,
      } as unknown as NodeJS.ProcessEnv,
    });
    const sentences = stderr
      .split('\n')
      .filter((line) => line && !/^npm (?:warn|notice)/.test(line));
    expect(sentences).toEqual([refusal({SITE_URL, ...backend}, marks)]);
    expect(stdout).not.toMatch(/error|^\s+at /im);
    expect(status).toBe(1);
  }, 60_000);
});
