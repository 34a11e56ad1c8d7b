import {company} from '@site/src/data/company';
import {secrets} from '@site/src/lib/secrets';
import {type Facts, readFacts, whatDataLeaves} from '@site/src/plugins/readiness';
import fs from 'node:fs';

import {everyFile} from '../../../../src/markdown/files';

let facts: Facts;
let real: Facts;
beforeAll(async () => {
  facts = await readFacts();
  real = {
    replaceable: facts.replaceable.map((text) => ({...text, placeholder: false})),
    promises: facts.promises.replaceAll('- [ ]', '- [x]'),
    wrong: [],
    pictures: [],
  };
});

const SITE_URL = 'https://roof.example';
const backend = {
  SUPABASE_URL: 'https://x.supabase.co',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
};

const sentences = (environment: object, data = facts): string[] =>
  whatDataLeaves(environment, data).map(({sentence}) => sentence);

describe('the guard of a production build', () => {
  it('names everything that is invented in the real data, with its file', () => {
    const invented = facts.replaceable.map(
      ({name, file}) => `Still invented: ${name}, in ${file}.`,
    );
    expect(sentences({SITE_URL, ...backend}).slice(0, invented.length)).toEqual(invented);
    const counted = everyFile('src/data').flatMap((name) => {
      if (!name.endsWith('.ts')) return [];
      const text = fs.readFileSync(`src/data/${name}`, 'utf8');
      return (text.match(/^(?!\s*[/*]).*\bplaceholder: true\b/gm) ?? []).map(
        () => `src/data/${name}`,
      );
    });
    const texts = ['reviews', 'team', 'jobs', 'story'].flatMap((folder) =>
      fs.existsSync(`company/${folder}`)
        ? fs.readdirSync(`company/${folder}`).map((name) => `company/${folder}/${name}`)
        : [],
    );
    const drawn = 'static/brand/mark.svg';
    expect(facts.replaceable.map(({file}) => file).sort()).toEqual(
      [...counted, ...texts, drawn].sort(),
    );
  });

  it('names every promise that nobody has confirmed, with its line', () => {
    const left = sentences({SITE_URL, ...backend}).slice(facts.replaceable.length);
    const lines = facts.promises.split('\n');
    expect(left).toHaveLength(lines.filter((line) => line.startsWith('- [ ] ')).length);
    expect(left.length).toBeGreaterThan(30);
    const line = lines.findIndex((one) => one.includes('magnet')) + 1;
    expect(left).toContain(
      `Not confirmed: “The yard is swept for nails with a magnet” (company/promises.md, line ${line}).`,
    );
  });

  it('names the one that is left', () => {
    const one = facts.replaceable.map((text) => ({
      ...text,
      placeholder: text.name.includes('duc-n'),
    }));
    expect(sentences({SITE_URL, ...backend}, {...real, replaceable: one})).toEqual([
      'Still invented: the review “duc-n”, in company/reviews/duc-n.md.',
    ]);
  });

  it.each([
    ['- [x] Kept.', null],
    ['- [-] Not said.', null],
    ['- [ ] Open.', /^Not confirmed: “Open” \(company\/promises\.md, line 1\)/],
    ['- [ ] Rests on a fact. (`emergency`)', /^Not confirmed/],
    ['- [ ] Rests on a fact that is not given. (`google`)', null],
    ['- [ ] Rests on a page. (`services/drywall.mdx`)', /^Not confirmed/],
    ['- [ ] Rests on a page that is gone. (`services/gone.mdx`)', null],
    ['- [yes] Kept.', /line 1: write \[x\]/],
    ['- [] Kept.', /line 1: write \[x\]/],
    ['- [x] Rests on nothing. (`emergencies`)', /“emergencies” is no fact/],
  ])('%s', (promises, sentence) => {
    jest.replaceProperty(company, 'google', null);
    const left = whatDataLeaves(
      {SITE_URL, ...backend},
      {...real, pictures: [], promises},
      (file) => !file.includes('gone'),
    );
    expect(left.map((one) => one.sentence)).toEqual(
      sentence === null ? [] : [expect.stringMatching(sentence)],
    );
  });

  it('names the price of a service that is gone', async () => {
    const there = fs.existsSync;
    jest
      .spyOn(fs, 'existsSync')
      .mockImplementation((file) => file !== 'services/roof-inspection.mdx' && there(file));
    const {wrong} = await readFacts();
    const lines = fs.readFileSync('src/data/company.ts', 'utf8').split('\n');
    const line = lines.findIndex((one) => one.includes("'roof-inspection':")) + 1;
    expect(wrong).toEqual([
      expect.stringContaining(`line ${line}: “prices” names “roof-inspection”`),
    ]);
  });

  const live = {SITE_URL, ...backend};
  const trial = {...live, ALLOW_PLACEHOLDERS: '1'};
  const wrong = ['“warranty” cannot be right.'];
  const pictures = ['/favicon.svg', '/img/flags/xx.svg'];

  it.each<[name: string, environment: object, own: () => Partial<Facts>, says: RegExp | null]>([
    ['real facts and a backend', live, () => ({}), null],
    ['a trial', trial, () => facts, null],
    ['its own server', {SITE_URL, EMBEDDED_API: '1'}, () => ({}), null],
    ['a wrong fact', live, () => ({wrong}), /^“warranty” cannot be right\.$/],
    ['a wrong fact in a trial', trial, () => ({wrong}), null],
    ['no picture', live, () => ({pictures}), /shows static\/img\/flags\/xx\.svg/],
    ['no address', backend, () => ({}), /^SITE_URL is not set/],
    ['no backend', {SITE_URL}, () => ({}), /^SUPABASE_URL is not set/],
    ['half a backend', {SITE_URL, SUPABASE_URL: 'x'}, () => ({}), /without SUPABASE_PUBL/],
    ['a trial without one', {...trial, SUPABASE_URL: ''}, () => ({}), /^SUPABASE_URL is not set/],
  ])('%s', (_name, environment, own, says) => {
    expect(sentences(environment, {...real, ...own()})).toEqual(
      says ? [expect.stringMatching(says)] : [],
    );
  });

  const token = (claims: object): string =>
    `eyJhbGciOiJIUzI1NiJ9.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2ln`;

  it.each([
    ['sb_publishable_x', false],
    ['sb_secret_abcdefgh', true],
    [' "SB_SECRET_abc" '.trim().replaceAll('"', ''), true],
    [token({iss: 'supabase', role: 'anon'}), false],
    [token({iss: 'supabase', role: 'service_role'}), true],
    [token({role: 'authenticated', note: 'role anon'}), true],
    [token({iss: 'supabase'}), true],
    ['eyJhbGciOiJIUzI1NiJ9.not-json.c2ln', true],
  ])('of the key %s it says that it is secret: %s', (key, isSecret) => {
    const given = {SITE_URL, ...backend, SUPABASE_PUBLISHABLE_KEY: key};
    expect(secrets(given)).toHaveLength(isSecret ? 1 : 0);
    for (const trial of [{}, {ALLOW_PLACEHOLDERS: '1'}])
      expect(sentences({...given, ...trial}, real)).toEqual(secrets(given));
    expect(secrets(given).join()).not.toContain(key);
  });

  it('refuses an address with a password in it', () => {
    const url = 'postgres://postgres:word@db.x.supabase.co:5432/postgres';
    const [said] = sentences({SITE_URL, ...backend, SUPABASE_URL: url}, real);
    expect(said).toMatch(/^SUPABASE_URL has a password/);
    expect(said).not.toContain('word@');
  });
});
