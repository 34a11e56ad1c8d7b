import {company} from '@site/src/data/company';
import {pageTitle} from '@site/src/sections/language/LanguagePicker/pageTitle';

const {signal} = new AbortController();

const served = (html: string, ok = true) => {
  global.fetch = jest.fn().mockResolvedValue({ok, text: () => Promise.resolve(html)});
};

test('a page is offered by its title, without the name of the company', async () => {
  served(
    `<head><style>a{}</style><title data-rh=true>Roofs &amp; storms | ${company.name}</title>`,
  );
  expect(await pageTitle('/a', company.name, signal)).toBe('Roofs & storms');
});

test('the styles of that page are not parsed: the content policy would report them', async () => {
  const parsed = jest.spyOn(DOMParser.prototype, 'parseFromString');
  served('<head><style>a{}</style><title>A</title></head><body><p style="color:red">');
  await pageTitle('/a', company.name, signal);
  expect(parsed.mock.lastCall![0]).not.toContain('style');
});

test.each([
  ['no such page', '<title>404</title>', false],
  ['no title', '<p>', true],
])('%s: nothing is offered', async (_case, html, ok) => {
  served(html, ok);
  expect(await pageTitle('/a', company.name, signal)).toBeNull();
});
