// cspell:words Palabras

import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';

import {readGlossary} from '../../../../scripts/translations/glossary';
import {copyOf, notesFor, startCopy} from '../../../../scripts/translations/start';
import {BLOG_COPIES, translatedProject} from '../../../support/translations';

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

describe('in a project', () => {
  const COPY = `${BLOG_COPIES}/a.mdx`;
  const {read, write} = translatedProject();

  beforeEach(() => {
    write('blog/a.mdx', '---\ntitle: One\ndate: 2025-07-03\n---\nWords.\n');
    write('blog/broken.mdx', '---\ntitle: Two\n---\n<10\n');
  });

  test.each(['a', 'a.mdx', 'blog/a.mdx'])('%s is begun where its copies are', async (article) => {
    await startCopy('es', article);
    expect(read(COPY)).toBe('---\ntitle: "One"\n---\nWords.\n');
  });

  test('what a translator has begun is never written over', async () => {
    await startCopy('es', 'a');
    write(COPY, 'Palabras.');
    await expect(startCopy('es', 'a')).rejects.toThrow(`${COPY} is there already`);
    expect(read(COPY)).toBe('Palabras.');
  });

  test('an article that is not there, or cannot be read, is told', async () => {
    await expect(startCopy('es', 'b')).rejects.toThrow('Without a copy in es: a.mdx, broken.mdx');
    await expect(startCopy('es', 'broken')).rejects.toThrow('blog/broken.mdx: line 4: a < in');
  });
});

test('its notes have a glossary that programs can read', () => {
  expect(readGlossary(notesFor('Language', 'xx'))).toEqual({terms: [], problems: []});
});
