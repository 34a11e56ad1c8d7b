import {type ListedClaim, claims} from '@site/src/data/claims';
import {type Mark, marks} from '@site/src/data/marks';
import {readFacts} from '@site/src/build/readiness';
import {type Facts, whatDataLeaves} from '@site/src/build/readiness/left';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

let facts: Facts;
beforeAll(async () => {
  facts = await readFacts();
});

const SITE_URL = 'https://roof.example';
const backend = {
  SUPABASE_URL: 'https://x.supabase.co',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
};
const real: Facts = {
  marks: marks.map((mark) => ({...mark, placeholder: false})),
  claims: claims.map((claim) => ({...claim, confirmed: true})),
  wrong: [],
  pictures: [],
};

const sentences = (environment: object, data = facts): string[] =>
  whatDataLeaves(environment, data).map(({sentence}) => sentence);

/** The marks and claims of a changed copy of the real folder. */
function factsOfReplacedData(change: (line: string) => string): Facts {
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'site-data-'));
  fs.cpSync('src/data', copy, {recursive: true});
  const folders = ['claims', 'proof'].flatMap((folder) =>
    fs.readdirSync(`src/data/${folder}`).map((name) => `${folder}/${name}`),
  );
  const single = ['company.ts', 'reviewStats.ts'];
  for (const file of [...single, ...folders]) {
    const text = fs.readFileSync(path.join(copy, file), 'utf8');
    fs.writeFileSync(path.join(copy, file), text.split('\n').map(change).join('\n'));
  }
  try {
    /* eslint-disable @typescript-eslint/no-require-imports -- only their path is known */
    const {marks} = require(path.join(copy, 'marks.ts')) as {marks: Mark[]};
    const {claims} = require(path.join(copy, 'claims')) as {claims: ListedClaim[]};
    /* eslint-enable @typescript-eslint/no-require-imports */
    return {marks, claims, wrong: [], pictures: []};
  } finally {
    fs.rmSync(copy, {recursive: true});
  }
}

describe('the guard of a production build', () => {
  it('names everything that is invented in the real data, with its file', () => {
    const invented = facts.marks.map(({name, file}) => `Still invented: ${name}, in ${file}.`);
    expect(sentences({SITE_URL, ...backend}).slice(0, invented.length)).toEqual(invented);
    const counted = fs
      .readdirSync('src/data', {recursive: true, encoding: 'utf8'})
      .flatMap((name) => {
        if (!name.endsWith('.ts')) return [];
        const text = fs.readFileSync(`src/data/${name}`, 'utf8');
        return (text.match(/^(?!\s*[/*]).*\bplaceholder: true\b/gm) ?? []).map(
          () => `src/data/${name}`,
        );
      });
    const texts = ['reviews', 'team', 'jobs'].flatMap((folder) =>
      fs.existsSync(`company/${folder}`)
        ? fs.readdirSync(`company/${folder}`).map((name) => `company/${folder}/${name}`)
        : [],
    );
    expect(facts.marks.map(({file}) => file).sort()).toEqual([...counted, ...texts].sort());
  });

  it('names every promise that nobody has confirmed, with the places that make it', () => {
    const left = sentences({SITE_URL, ...backend}).slice(facts.marks.length);
    expect(left).toHaveLength(claims.filter(({made = true}) => made).length);
    expect(left).toContain(
      'Not confirmed: “Plants and driveway are covered during the work” (plants-covered in src/data/claims/work.ts; home.process.workText, services/preventive-maintenance.mdx).',
    );
  });

  it('lets real data pass, whatever its comments say', () => {
    const replaced = factsOfReplacedData((line) =>
      /^\s*(?!\/|\*).*\b(?:placeholder: true|confirmed: false)/.test(line)
        ? `// ${line}\n${line.replace('placeholder: true', 'placeholder: false').replace('confirmed: false', 'confirmed: true')}`
        : line,
    );
    expect(replaced.marks).toHaveLength(marks.length);
    expect(replaced.claims).toHaveLength(claims.length);
    expect(sentences({SITE_URL, ...backend}, replaced)).toEqual([]);
  });

  it('names the one that is left', () => {
    const one = facts.marks.map((mark) => ({...mark, placeholder: mark.name.includes('duc-n')}));
    expect(sentences({SITE_URL, ...backend}, {...real, marks: one})).toEqual([
      'Still invented: the review “duc-n”, in company/reviews/duc-n.md.',
    ]);
  });

  it('leaves out a promise that rests on a fact which is not given', () => {
    const [first, ...others] = real.claims;
    const unconfirmed = {...first!, confirmed: false};
    const left = (claim: ListedClaim) =>
      sentences({SITE_URL, ...backend}, {...real, claims: [claim, ...others]});
    expect(left(unconfirmed)).toHaveLength(1);
    expect(left({...unconfirmed, made: true})).toHaveLength(1);
    expect(left({...unconfirmed, made: false})).toEqual([]);
  });

  it('names a fact that cannot be right, a trial aside', () => {
    const wrong = ['“warranty” cannot be right.'];
    expect(sentences({SITE_URL, ...backend}, {...real, wrong})).toEqual(wrong);
    const trial = {SITE_URL, ...backend, ALLOW_PLACEHOLDERS: '1'};
    expect(sentences(trial, {...real, wrong})).toEqual([]);
  });

  it.each([
    [
      '/img/team/nobody.svg',
      'a page shows static/img/team/nobody.svg, which does not exist; put it there',
    ],
    ['nobody.jpg', 'there is no photograph photos/nobody.jpg: save it there'],
    [
      '/img/jobs/roof.jpg',
      'static/img/jobs/roof.jpg would be shipped as it is; move it into photos/ and write its name alone',
    ],
  ])('names a picture that cannot be shown: %s', (picture, sentence) => {
    expect(sentences({SITE_URL, ...backend}, {...real, pictures: [picture]})).toEqual([
      `No picture: ${sentence}.`,
    ]);
  });

  it.each([
    ['real facts and a backend', {SITE_URL, ...backend}, () => real],
    ['a trial', {SITE_URL, ...backend, ALLOW_PLACEHOLDERS: '1'}, () => facts],
    ['its own server', {SITE_URL, EMBEDDED_API: '1'}, () => real],
  ])('lets pass %s', (_name, environment, data) => {
    expect(sentences(environment, data())).toEqual([]);
  });

  it.each([
    ['no address', backend, /^SITE_URL is not set/],
    ['no backend', {SITE_URL}, /^SUPABASE_URL is not set/],
    ['half a backend', {SITE_URL, SUPABASE_URL: 'x'}, /without SUPABASE_PUBLISHABLE_KEY/],
    ['a trial without a backend', {SITE_URL, ALLOW_PLACEHOLDERS: '1'}, /^SUPABASE_URL is not set/],
  ])('refuses %s', (_name, environment, message) => {
    expect(sentences(environment, real)).toEqual([expect.stringMatching(message)]);
  });
});
