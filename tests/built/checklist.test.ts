import {readFileSync} from 'node:fs';

import {englishMessages} from '../../scripts/translations/files';
import {routes, serviceRoute} from '../../src/data/routes';
import {builtPage, responseTo, squeeze} from '../support/built';
import {CHECKLIST, UNSEEN, valuesIn} from '../support/checklist';
import {companyFiles} from '../support/company';
import {CODES, inLocale} from '../support/pages';
import {serviceTitle, textOf} from '../support/texts';
import {SERVICE_SLUGS} from '../support/services';

const english = englishMessages();

describe.each(CODES)('the checklist in %s', (code) => {
  /** The message with this id, in this language; any other text is returned unchanged. */
  const textFor = async (fact: string): Promise<string> => {
    const message = (await english)[fact];
    return squeeze(message ? textOf(code, fact, message, valuesIn(code)) : fact);
  };
  const mainOf = (route: string): HTMLElement =>
    builtPage(inLocale(code, route)).querySelector('main')!;
  const leads = (main: HTMLElement, text: string, href: string): boolean =>
    [...main.querySelectorAll('a')].some(
      (link) =>
        link.getAttribute('href') === (href.startsWith('/') ? inLocale(code, href) : href) &&
        squeeze(link.textContent).includes(text),
    );

  test.each(Object.entries(CHECKLIST))(
    'every block, text and link of %s',
    async (route, {blocks, facts, links}) => {
      const main = mainOf(route);
      const text = squeeze(main.textContent);
      const missing: string[] = [];
      for (const fact of facts(code)) {
        if (!text.includes(await textFor(fact))) missing.push(fact);
      }
      let from = 0;
      for (const first of blocks) {
        // Each block must begin after the beginning of the previous block.
        const start = text.indexOf(await textFor(first), from);
        if (start < 0) missing.push(`${first} in its place`);
        from = Math.max(start, from);
        const block = first.slice(0, first.lastIndexOf('.') + 1);
        for (const id of Object.keys(await english)) {
          if (!id.startsWith(block) || UNSEEN.test(id)) continue;
          // A message with open placeholders: looks for the parts between them, in order.
          let at = from;
          for (const part of (await textFor(id)).split(/\{\w+\}/)) {
            at = text.indexOf(part.trim(), at);
            if (at < 0) missing.push(`${id}: "${part}"`);
          }
        }
      }
      for (const [fact, href] of links) {
        if (!leads(main, await textFor(fact), href)) missing.push(`${fact} leads to ${href}`);
      }
      expect(missing).toEqual([]);
    },
  );

  test.each([
    ['reviews', routes.testimonials],
    ['team', routes.about],
    ['story', routes.about],
  ] as const)('company/%s stands whole on %s', (folder, route) => {
    const text = squeeze(mainOf(route).textContent);
    const english = companyFiles(folder);
    const words = companyFiles(folder, code).flatMap(({facts, paragraphs}, index) => [
      ...[facts.title!, english[index]!.facts.name ?? ''],
      ...paragraphs,
    ]);
    expect(words.filter((one) => !text.includes(squeeze(one)))).toEqual([]);
  });

  test.each([routes.home, routes.services])('%s leads to each service by its name', (route) => {
    const main = mainOf(route);
    expect(
      SERVICE_SLUGS.filter(
        (slug) => !leads(main, squeeze(serviceTitle(code, slug)), serviceRoute(slug)),
      ),
    ).toEqual([]);
  });
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
  // The numbered drawing of its card, with a caption that names the numbers.
  const [, name] = /^image: .*\/(.*)\.svg$/m.exec(readFileSync(`services/${slug}.mdx`, 'utf8'))!;
  const picture = main.querySelector(`figure:has(figcaption) img[src*="/${name}-"]`)!;
  expect(picture.getAttribute('alt')).toBeTruthy();
  expect(responseTo(picture.getAttribute('src')!)).toMatchObject({kind: 'file', status: 200});
  const hrefs = [...main.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  const others = SERVICE_SLUGS.filter((name) => name !== slug);
  expect(hrefs).toEqual(expect.arrayContaining([routes.contact, ...others.map(serviceRoute)]));
});
