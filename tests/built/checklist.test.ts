import {routes, serviceRoute} from '../../src/data/routes';
import {SERVICE_SLUGS} from '../../src/data/services';
import {builtPage, responseTo, squeeze} from '../support/built';
import {CHECKLIST, expectedText} from '../support/checklist';
import {CODES, inLocale} from '../support/pages';

describe.each(CODES)('the checklist in %s', (code) => {
  test.each(Object.entries(CHECKLIST))(
    'every block, label, number and link of %s',
    async (route, blocks) => {
      const main = builtPage(inLocale(code, route)).querySelector('main')!;
      const text = squeeze(main.textContent);
      const links = [...main.querySelectorAll('a')].map((link) => ({
        href: link.getAttribute('href'),
        text: squeeze(link.textContent),
      }));
      const missing: string[] = [];
      let from = 0;
      for (const {name, items} of blocks) {
        const texts = await Promise.all(items.map((item) => expectedText(item, code)));
        const words = texts.map(squeeze);
        // Each block begins after the beginning of the one before it.
        const start = text.indexOf(words[0]!, from);
        if (start < 0) missing.push(`${name}: "${words[0]}" in its place`);
        from = Math.max(start, from);
        const rest = text.slice(from);
        for (const [index, {href}] of items.entries()) {
          const word = words[index]!;
          if (!rest.includes(word)) missing.push(`${name}: "${word}"`);
          if (!href) continue;
          const target = href.startsWith('/') ? inLocale(code, href) : href;
          const leads = links.some((link) => link.href === target && link.text.includes(word));
          if (!leads) missing.push(`${name}: "${word}" leads to ${target}`);
        }
      }
      expect(missing).toEqual([]);
    },
  );
});

test.each([
  ['Schedule Inspection', routes.contact],
  ['Learn About Company', routes.about],
])('the home page ends with %s, word for word', (words, route) => {
  const links = builtPage(routes.home).querySelectorAll(
    `main section:last-of-type a[href="${route}"]`,
  );
  expect([...links].map((link) => squeeze(link.textContent))).toContain(words);
});

test.each(SERVICE_SLUGS)('%s has its picture, its CTA and links to the others', (slug) => {
  const main = builtPage(serviceRoute(slug)).querySelector('main')!;
  // In the head, or in the text.
  const picture = main.querySelector(`img[src^="/img/services/${slug}."], img[src*="/${slug}-"]`)!;
  expect(picture.getAttribute('alt')).toBeTruthy();
  expect(responseTo(picture.getAttribute('src')!)).toMatchObject({kind: 'file', status: 200});
  const hrefs = [...main.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  const others = SERVICE_SLUGS.filter((name) => name !== slug);
  expect(hrefs).toEqual(expect.arrayContaining([routes.contact, ...others.map(serviceRoute)]));
});
