// An owner has replaced all that is an owner's, and the tests of the code are as green as before:
// they run with the sample, which git remembers.
import fs from 'node:fs';

import {company} from '../../src/data/company';
import {copyWithSample} from '../sample';
import {logo, OWN_FACTS} from '../support/newOwner';
import {ScratchCopy, succeed} from '../support/scratch';

const home = process.cwd();
const owner = new ScratchCopy('moved-in');
let sample: ScratchCopy | null = null;

beforeAll(async () => {
  owner.git('init', '--quiet');
  owner.git('add', '.');
  owner.git('commit', '--quiet', '--message', 'The sample');
  // Half moved in: what is left of the sample here is not taken for it.
  owner.edit('src/data/company.ts', ["name: 'Palm Sentry Roofing'", "name: 'Half Roofing'"]);
  owner.git('commit', '--quiet', '--all', '--message', 'Our name');
  const facts = JSON.stringify({...company, ...OWN_FACTS});
  owner.edit('src/data/company.ts', [/(?<=company: Company = )\{[^]*?\n\};/, `${facts};`]);
  owner.edit('src/language/locales.ts', [/\n {2}\{code: 'hi',.*/, '']);
  for (const folder of ['blog', 'photos', 'services', 'i18n/hi', 'static/brand', 'company/reviews'])
    fs.rmSync(owner.path(folder), {recursive: true, force: true});
  owner.write('static/brand/logo.png', await logo());
  owner.edit('src/css/tokens.css', ['#a83c1a', '#0b6b52']);
  // Code is tested as it stands, committed or not.
  owner.edit('src/data/companyText.ts', [/^/, '// An engineer was here.\n']);
  owner.git('add', '.');
  owner.git('commit', '--quiet', '--message', 'Our company');
  // The sample, restored from the git history of the owner's folder.
  process.chdir(owner.dir);
  try {
    sample = copyWithSample();
  } finally {
    process.chdir(home);
  }
}, 60_000);

afterAll(() => {
  owner.remove();
  sample?.remove();
});

test('the sample stands in the place of the owner, beside the owner’s code', () => {
  for (const file of ['src/data/company.ts', 'src/css/tokens.css', 'src/language/locales.ts']) {
    expect(sample!.read(file)).toBe(fs.readFileSync(file, 'utf8'));
  }
  for (const folder of ['blog', 'services', 'static', 'i18n', 'company']) {
    expect(sample!.list(folder).length).toBeGreaterThan(4);
  }
  expect(fs.existsSync(sample!.path('static/brand/logo.png'))).toBe(false);
  expect(sample!.read('src/data/companyText.ts')).toMatch(/^\/\/ An engineer/);
});

test('the tests of the facts are green', () => {
  const folders = ['data', 'components', 'scripts/ready'].map((name) => `tests/unit/${name}`);
  succeed(sample!.run('jest', ...folders));
}, 600_000);

test('without the history of the sample, npm test says what to do', () => {
  fs.rmSync(owner.path('.git'), {recursive: true});
  owner.becomeShallowClone();
  const {ok, output} = owner.script('tests/run.ts', 'quick');
  expect(ok).toBe(false);
  expect(output).toMatch(/^npm test speaks of the sample .* "git fetch --unshallow" .*\n$/);
});
