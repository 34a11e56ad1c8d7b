// cspell:ignore Pintura

import {readServices} from '@site/src/build/services';

import {testFolder} from '../../../support/folder';

const {at, write} = testFolder({emptied: true});

const page = (facts: object): string =>
  `---\n${Object.entries(facts)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')}\n---\nWords.\n`;
const english = (order: number, title: string): string =>
  page({order, title, summary: 'What it is.', image: '/img/a.svg', imageAlt: 'A roof.'});

it('has each service in the words of its translation, and in English what that does not say', async () => {
  write('en/painting.mdx', english(2, 'Painting'));
  write('en/drywall.mdx', english(1, 'Drywall'));
  write('es/painting.mdx', page({title: 'Pintura', imageAlt: 'Un techo.'}));
  expect(await readServices([at('en'), at('es')])).toEqual([
    {
      slug: 'drywall',
      title: 'Drywall',
      summary: 'What it is.',
      image: '/img/a.svg',
      imageAlt: 'A roof.',
    },
    {
      slug: 'painting',
      title: 'Pintura',
      summary: 'What it is.',
      image: '/img/a.svg',
      imageAlt: 'Un techo.',
    },
  ]);
});

it('names the page that lacks what a card shows', async () => {
  write('en/painting.mdx', page({title: 'Painting'}));
  await expect(readServices([at('en')])).rejects.toThrow('services/painting.mdx needs title');
});
