// cspell:ignore dentro Pintura
import {readServices} from '@site/src/plugins/services';

import {testProject} from '../../../support/folder';

const COPIES = 'i18n/es/docusaurus-plugin-content-docs/current';
const {write} = testProject();

const page = (facts: object): string =>
  `---\n${Object.entries(facts)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')}\n---\nWords.\n`;
const words = {title: 'Pintura', summary: 'Por dentro.', imageAlt: 'Un techo.'};
const english = (order: number, title: string): string =>
  page({order, title, summary: 'What it is.', image: '/img/a.svg', imageAlt: 'A roof.'});

it('has each service in the words of its translation, and in English where there is none', async () => {
  write('services/painting.mdx', english(2, 'Painting'));
  write('services/drywall.mdx', english(1, 'Drywall'));
  write(`${COPIES}/painting.mdx`, page(words));
  const image = '/img/a.svg';
  expect(await readServices([COPIES, 'services'])).toEqual([
    {slug: 'drywall', title: 'Drywall', summary: 'What it is.', image, imageAlt: 'A roof.'},
    {slug: 'painting', image, ...words},
  ]);
});
