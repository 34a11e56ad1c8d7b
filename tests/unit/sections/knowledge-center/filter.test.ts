import {CATEGORIES} from '@site/src/data/categories';
import {
  categoryQuery,
  filterArticles,
  parseCategory,
} from '@site/src/sections/knowledge-center/filter';

test.each(CATEGORIES)('%s survives the URL', (category) => {
  expect(parseCategory(new URLSearchParams(categoryQuery(category)).get('category'))).toBe(
    category,
  );
});

test.each([null, '', 'gardening', 'Insurance', '__proto__'])('%p means all', (value) => {
  expect(parseCategory(value)).toBeNull();
});

test('all articles need no query, and keep their order', () => {
  const articles = [{category: 'insurance'}, {category: 'inspection'}] as const;
  expect(categoryQuery(null)).toBe('');
  expect(filterArticles([...articles], null)).toEqual(articles);
  expect(filterArticles([...articles], 'inspection')).toEqual([{category: 'inspection'}]);
});
