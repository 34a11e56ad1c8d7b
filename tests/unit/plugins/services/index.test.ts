import {serviceCards} from '@site/src/plugins/services';

const doc = (id: string, order?: number) => ({
  id,
  title: id.toUpperCase(),
  frontMatter: {order, summary: 'What it is.', image: '/img/a.svg', imageAlt: 'A roof.'},
});

it('has each service in its order, without the overview', () => {
  const docs = [doc('index'), doc('painting', 2), doc('drywall', 1)];
  const cards = serviceCards({loadedVersions: [{docs}]});
  expect(cards.map(({slug}) => slug)).toEqual(['drywall', 'painting']);
  expect(cards[0]).toEqual({
    slug: 'drywall',
    title: 'DRYWALL',
    summary: 'What it is.',
    image: '/img/a.svg',
    imageAlt: 'A roof.',
  });
});
