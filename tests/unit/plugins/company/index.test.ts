// cspell:ignore Seco gota Gracias

import {companyTexts, readTexts} from '@site/src/plugins/company';

import type {Review} from '@site/src/data/reviews';
import {testFolder} from '../../../support/folder';
import {fileWith, REVIEW} from '../../../support/samples';

const {root: site, write} = testFolder({emptied: true});

const SPANISH = 'i18n/es/docusaurus-plugin-company';

const reviews = (locale?: string) => readTexts<Review>('reviews', site, locale);

it('has nothing to show of a company that has written nothing', async () => {
  expect([await reviews(), await companyTexts(site)]).toEqual([[], []]);
});

it('shows a review in the page’s language, with the customer’s own words beside a translation', async () => {
  write(
    'company/reviews/ana.md',
    fileWith({...REVIEW, language: 'es'}, 'Not a\ndrop.\n\n> Thank\n> you.'),
  );
  write(`${SPANISH}/reviews/ana.md`, fileWith({title: 'Seco'}, 'Ni una gota.\n\n> Gracias.'));
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
  write('company/reviews/ana.md', fileWith(REVIEW, 'Not a drop.'));
  const [review] = await reviews('vi');
  expect(review).toMatchObject({paragraphs: ['Not a drop.'], lang: 'en'});
  expect(review).not.toHaveProperty('original');
  // Begun: the title is translated, and the words are not.
  write(`${SPANISH}/reviews/ana.md`, fileWith({title: 'Seco'}, 'Not a drop.'));
  expect((await reviews('es'))[0]).toMatchObject({title: 'Dry again', lang: 'en'});
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
    write(`company/reviews/${name}.md`, fileWith({...REVIEW, ...own}, 'Words.'));
  }
  expect((await reviews()).map(({id}) => id)).toEqual(['first', 'second', 'new', 'old']);
  expect((await companyTexts(site)).filter(({placeholder}) => placeholder)).toEqual([
    {name: 'the review “first”', file: 'company/reviews/first.md', placeholder: true},
  ]);
});
