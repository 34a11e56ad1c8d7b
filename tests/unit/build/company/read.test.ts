// cspell:ignore Seco gota Gracias
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {companyMarks, readCompany} from '@site/src/build/company';
import {company} from '@site/src/data/company';

const REVIEW = {
  placeholder: 'false',
  name: 'Ana B.',
  city: 'Largo',
  county: company.counties[0],
  date: '2025-03',
  rating: '5',
  service: 'drywall',
  source: 'direct',
  verified: 'true',
  featured: 'false',
  tags: '[]',
  title: 'Dry again',
};

const text = (facts: Record<string, string>, words = ''): string =>
  `---\n${Object.entries(facts)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('')}---\n\n${words}\n`;

let site: string;

function write(file: string, content: string): void {
  fs.mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
  fs.writeFileSync(path.join(site, file), content);
}

beforeEach(() => {
  site = fs.mkdtempSync(path.join(os.tmpdir(), 'roofing-site-company-'));
});
afterEach(() => fs.rmSync(site, {recursive: true}));

const SPANISH = 'i18n/es/docusaurus-plugin-company';

it('has nothing to show of a company that has written nothing', async () => {
  expect(await readCompany(site)).toMatchObject({reviews: [], team: [], jobs: []});
});

it('shows a review in the words of the page’s language, with the customer’s own beside a translation', async () => {
  write(
    'company/reviews/ana.md',
    text({...REVIEW, language: 'es'}, 'Not a\ndrop.\n\n> Thank\n> you.'),
  );
  write(`${SPANISH}/reviews/ana.md`, text({title: 'Seco'}, 'Ni una gota.\n\n> Gracias.'));
  const {
    reviews: [english],
  } = await readCompany(site);
  expect(english).toMatchObject({
    id: 'ana',
    title: 'Dry again',
    text: 'Not a drop.',
    reply: 'Thank you.',
    original: {title: 'Seco', text: 'Ni una gota.'},
  });
  expect(english).not.toHaveProperty('lang');
  expect(english).not.toHaveProperty('placeholder');
  const {
    reviews: [own],
  } = await readCompany(site, 'es');
  expect(own).toMatchObject({title: 'Seco', text: 'Ni una gota.', reply: 'Gracias.'});
  expect(own).not.toHaveProperty('original');
  const {
    reviews: [other],
  } = await readCompany(site, 'ko');
  expect(other).toMatchObject({text: 'Not a drop.', lang: 'en', original: {title: 'Seco'}});
});

it('shows English words as English where nobody has translated them', async () => {
  write('company/reviews/ana.md', text(REVIEW, 'Not a drop.'));
  write(
    'company/team/lee.md',
    text({placeholder: 'false', name: 'Lee', title: 'Roofer'}, 'One.\n\nTwo.'),
  );
  const {reviews, team} = await readCompany(site, 'vi');
  expect(reviews).toMatchObject([{text: 'Not a drop.', lang: 'en'}]);
  expect(reviews[0]).not.toHaveProperty('original');
  expect(team).toEqual([
    {id: 'lee', name: 'Lee', title: 'Roofer', quotes: ['One.', 'Two.'], photo: null, lang: 'en'},
  ]);
});

it('puts first what has a place, then the newest, and passes over notes and what cannot be used', async () => {
  write('company/reviews/old.md', text({...REVIEW, date: '2024-01'}, 'Words.'));
  write('company/reviews/new.md', text({...REVIEW, date: '2025-01'}, 'Words.'));
  write('company/reviews/second.md', text({...REVIEW, order: '2'}, 'Words.'));
  write('company/reviews/first.md', text({...REVIEW, order: '1', placeholder: 'true'}, 'Words.'));
  write('company/reviews/_notes.md', text(REVIEW, 'Words.'));
  write('company/reviews/six-stars.md', text({...REVIEW, rating: '6'}, 'Words.'));
  const {reviews} = await readCompany(site);
  expect(reviews.map(({id}) => id)).toEqual(['first', 'second', 'new', 'old']);
  expect((await companyMarks(site)).filter(({placeholder}) => placeholder)).toEqual([
    {name: 'the review “first”', file: 'company/reviews/first.md', placeholder: true},
  ]);
});
