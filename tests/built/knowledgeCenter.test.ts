import {existsSync, statSync} from 'node:fs';

import {company} from '../../src/data/company';
import {sources} from '../../src/data/sources';
import {routes} from '../../src/data/routes';
import {builtPage, builtText, fileOf, squeeze, textIn} from '../support/built';
import {ARTICLE_SLUGS, CODES, inLocale, PUBLISHED} from '../support/pages';
import {formatMonth} from '../../src/language/format';
import {textOf} from '../support/texts';

const LIST = routes.knowledgeCenter;
const article = (slug: string) => `${LIST}/${slug}`;

const monthsIn = (part: Element) =>
  [...part.querySelectorAll('time')].map(({textContent}) => squeeze(textContent));

const hrefOf = (element: Element | null | undefined) => element?.getAttribute('href');

describe.each(CODES)('the Knowledge Center in %s', (code) => {
  const named = {company: company.name};
  const say = (id: string, english: string) => textOf(code, id, english, named);
  const list = inLocale(code, LIST);
  /** The month of the last check, then the month of publication. */
  const months = [sources[0]!.checkedOn, '2025-07'].map((day) => formatMonth(day, code));

  test.each(ARTICLE_SLUGS)('the card of %s has every part', (slug) => {
    const page = builtPage(list);
    const link = page.querySelector(`main article a[href="${inLocale(code, article(slug))}"]`)!;
    const card = link.closest('article')!;
    expect(textIn(card, 'h2')).not.toBe('');
    expect(monthsIn(card)).toEqual(months);
    expect(textIn(card, 'p > span:nth-child(3)')).toMatch(/\b[5-8]\b/);
    expect(card.textContent).toContain(company.name);
    expect([
      say('categories.roofing-materials', 'Roofing Materials'),
      say('categories.insurance', 'Insurance'),
      say('categories.inspection', 'Inspection'),
      say('categories.storm-prep', 'Storm Prep'),
    ]).toContain(textIn(card, 'span'));
    const readMore = say('knowledgeCenter.card.readMore', 'Read more');
    expect(squeeze(link.textContent)).toBe(`${readMore} ${textIn(card, 'h2')}`);
  });

  test('the list has its notice, the newsletter and the way to the form', () => {
    const main = builtPage(list).querySelector('main')!;
    expect(main.querySelectorAll('article')).toHaveLength(PUBLISHED.length);
    expect(main.textContent).toContain(say('knowledgeCenter.notice.title', 'More on the way'));
    expect(main.querySelectorAll('input[name=email]')).toHaveLength(1);
    expect(main.querySelectorAll(`a[href="${inLocale(code, routes.contact)}"]`)).toHaveLength(1);
  });

  test.each(ARTICLE_SLUGS)('the article %s has all its blocks', (slug) => {
    const page = builtPage(inLocale(code, article(slug)));
    const main = page.querySelector('main')!;
    const title = textIn(page, 'h1');
    const label = say('components.breadcrumb.label', 'Breadcrumb');
    const crumbs = page.querySelector(`nav[aria-label="${label}"]`)!;
    expect(crumbs.querySelectorAll('a')).toHaveLength(2);
    expect(textIn(crumbs, '[aria-current=page]')).toBe(title);
    const links = [...page.querySelectorAll('a')];
    for (const name of [
      say('article.back.label', 'Back to all articles'),
      say('article.onward.continue', 'Continue reading'),
      say('article.onward.browse', 'Browse all articles'),
    ]) {
      expect(hrefOf(links.find(({textContent}) => textContent.trim() === name))).toBe(list);
    }
    expect(monthsIn(main.querySelector('header')!)).toEqual(months);
    expect(textIn(main, 'header')).toContain(company.name);
    const body = page.querySelector('#__blog-post-container')!;
    expect(body.textContent.length).toBeGreaterThan(1500);
    expect(body.querySelectorAll('h1')).toHaveLength(0);
    expect(textIn(main, 'aside h2')).not.toBe('');
    expect(hrefOf(main.querySelector('aside a'))).toBe(inLocale(code, routes.contact));
    expect(page.querySelectorAll('input[name=email]')).toHaveLength(1);
    expect(page.title.replaceAll('\u00a0', ' ')).toContain(title.slice(0, 12));
    const pictures = [...main.querySelectorAll('img')].map((image) => image.getAttribute('src')!);
    expect(pictures).not.toEqual([]);
    const missing = pictures.filter((src) => {
      const file = fileOf(src);
      return !existsSync(file) || statSync(file).size === 0;
    });
    expect(missing).toEqual([]);
  });

  test.each(['rss', 'atom'])('the %s feed is whole, valid and absolute', (kind) => {
    const href = hrefOf(builtPage(list).querySelector(`link[type="application/${kind}+xml"]`));
    expect(href).toBe(inLocale(code, `${LIST}/${kind}.xml`));
    const feed = new DOMParser().parseFromString(builtText(href!), 'application/xml');
    const all = (selector: string) => [...feed.querySelectorAll(selector)];
    expect(all('parsererror')).toEqual([]);
    expect(textIn(feed, 'channel > title, feed > title')).toBe(
      say('site.feed.title', `${company.name}: Knowledge Center`),
    );
    const links = all('item > link, entry > link').map(
      (link) => new URL(hrefOf(link) ?? link.textContent).pathname,
    );
    expect(links.sort()).toEqual(PUBLISHED.map(({slug}) => inLocale(code, article(slug))).sort());
    // RSS has a place for an author's email only.
    if (kind === 'atom') {
      const authors = all('entry > author > name').map(({textContent}) => textContent);
      expect(authors).toContain(say('site.article.crew', `${company.name} crew`));
    }
    const own = all('*').find((each) => each.getAttribute('rel') === 'self');
    expect(own?.namespaceURI).toBe('http://www.w3.org/2005/Atom');
    expect(new URL(hrefOf(own)!).pathname).toBe(href);
    const texts = all('item > *, entry > content')
      .filter(({localName}) => localName === 'content' || localName === 'encoded')
      .map(({textContent}) => textContent);
    expect(texts).toHaveLength(PUBLISHED.length);
    for (const content of texts) {
      expect(content.length).toBeGreaterThan(1500);
      expect(content).not.toMatch(/(?:href|src)="\/(?!\/)/);
      expect(content).not.toMatch(
        /<(?:button|source)\b|hash-link| (?:class|tabindex|data-[\w-]+)=/,
      );
    }
  });
});
