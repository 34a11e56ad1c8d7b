// cspell:ignore Seco gota Gracias
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {companyMarks, readTexts} from '@site/src/build/company';
import {company} from '@site/src/data/company';
import type {Review} from '@site/src/data/reviews';

const REVIEW = {
  placeholder: 'false',
  name: 'Ana B.',
  city: 'Largo',
  county: company.counties[0]!,
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

const reviews = (locale?: string) => readTexts<Review>('reviews', site, locale);

it('has nothing to show of a company that has written nothing', async () => {
  expect([await reviews(), await companyMarks(site)]).toEqual([[], []]);
});

it('shows a review in the page’s language, with the customer’s own words beside a translation', async () => {
  write(
    'company/reviews/ana.md',
    text({...REVIEW, language: 'es'}, 'Not a\ndrop.\n\n> Thank\n> you.'),
  );
  write(`${SPANISH}/reviews/ana.md`, text({title: 'Seco'}, 'Ni una gota.\n\n> Gracias.'));
  const [english] = await reviews();
  const original = {title: 'Seco', paragraphs: ['Ni una gota.']};
  const translation = {title: 'Dry again', paragraphs: ['Not a drop.'], reply: ['Thank you.']};
  expect(english).toMatchObject({id: 'ana', rating: 5, ...translation, original});
  expect(english).not.toHaveProperty('lang');
  expect(english).not.toHaveProperty('placeholder');
  const [own] = await reviews('es');
  expect(own).toMatchObject({...original, reply: ['Gracias.']});
  expect(own).not.toHaveProperty('original');
  expect(await reviews('ko')).toMatchObject([{...translation, lang: 'en', original}]);
});

it('shows English words as English where nobody has translated them', async () => {
  write('company/reviews/ana.md', text(REVIEW, 'Not a drop.'));
  const [review] = await reviews('vi');
  expect(review).toMatchObject({paragraphs: ['Not a drop.'], lang: 'en'});
  expect(review).not.toHaveProperty('original');
});

it('puts first what has a place, then the newest, and passes over notes and what is not right', async () => {
  const facts = {
    old: {date: '2024-01'},
    new: {date: '2025-01'},
    second: {order: '2'},
    first: {order: '1', placeholder: 'true'},
    _notes: {},
    'six-stars': {rating: '6'},
  };
  for (const [name, own] of Object.entries(facts)) {
    write(`company/reviews/${name}.md`, text({...REVIEW, ...own}, 'Words.'));
  }
  expect((await reviews()).map(({id}) => id)).toEqual(['first', 'second', 'new', 'old']);
  expect((await companyMarks(site)).filter(({placeholder}) => placeholder)).toEqual([
    {name: 'the review “first”', file: 'company/reviews/first.md', placeholder: true},
  ]);
});
