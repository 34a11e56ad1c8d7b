import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';

import {copyOf} from '../../../../scripts/translations/start';

test('a copy begins with the facts that are words and the English text', async () => {
  const facts = {
    title: 'Prices: "fair" ones',
    description: 'What a roof costs',
    date: '2025-07-03',
    category: 'insurance',
    image: '/img/a.svg',
    imageAlt: 'A roof',
    cta: {title: 'Ask us', buttonText: 'Ask'},
  };
  const fileContent = copyOf(facts, '\nWords.\n');
  const {frontMatter, content} = await DEFAULT_PARSE_FRONT_MATTER({filePath: 'a.mdx', fileContent});
  const {title, description, imageAlt, cta} = facts;
  expect(frontMatter).toEqual({title, description, imageAlt, cta});
  expect(content.trim()).toBe('Words.');
});
