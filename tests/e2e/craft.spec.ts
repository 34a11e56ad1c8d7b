import type {Locator, Page} from '@playwright/test';

import {routes, serviceRoute} from '../../src/data/routes';
import {ARTICLE_SLUGS, CODES, inLocale} from '../support/pages';
import {fullTag, overflow, wholePage} from '../support/visit';
import {expect, test} from './fixtures';

/* The page's grid, the heads of pages that are read, and what phones get first. */

const ARTICLE = `${routes.knowledgeCenter}/preparing-roof-florida-hurricane-season-checklist`;

/** Where blocks of a page begin that are no multiple of a column away from its left edge. */
const offGrid = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const PAGE = 1200;
    const left = (document.documentElement.clientWidth - PAGE) / 2;
    const column = (PAGE + 24) / 12;
    const rows = [...document.querySelectorAll<HTMLElement>('main *, footer *')].filter(
      (element) =>
        // Five steps side by side are the one row that twelve columns do not divide.
        !element.matches('ol') &&
        getComputedStyle(element).display === 'grid' &&
        getComputedStyle(element).paddingLeft === '0px' &&
        Math.abs(element.getBoundingClientRect().width - PAGE) < 2,
    );
    return rows
      .flatMap((row) => [...row.children])
      .filter((child) => child.getClientRects().length > 0)
      .flatMap((child) => {
        const columns = (child.getBoundingClientRect().left - left) / column;
        return Math.abs(columns - Math.round(columns)) * column < 2
          ? []
          : [`${child.tagName}.${child.className} begins at column ${columns.toFixed(2)}`];
      });
  });

/** Heights at which what stands side by side begins or ends: one for each row, if it is level. */
const edges = (parts: Locator, edge: 'top' | 'bottom'): Promise<number> =>
  parts.evaluateAll(
    (all, side) => new Set(all.map((part) => Math.round(part.getBoundingClientRect()[side]))).size,
    edge,
  );

/** Marks the boxes that their background alone sets off from what they lie on. */
const markCards = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const painted = (element: Element) => getComputedStyle(element).backgroundColor;
    const clear = 'rgba(0, 0, 0, 0)';
    for (const element of document.querySelectorAll<HTMLElement>('main *')) {
      const {width, height} = element.getBoundingClientRect();
      if (element.closest('[aria-hidden=true]') || element.matches('img, svg *')) continue;
      if (width * height < 1500 || getComputedStyle(element).borderTopLeftRadius === '0px')
        continue;
      let below = element.parentElement;
      while (below && painted(below) === clear) below = below.parentElement;
      const alone = painted(element) !== clear && below && painted(below) !== painted(element);
      element.toggleAttribute('data-card', Boolean(alone));
    }
  });

/** What forced colors take the edges from: the marked boxes, and lists with two arrows. */
const withoutEdges = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const edged = (element: Element) => {
      const style = getComputedStyle(element);
      return ['top', 'left', 'bottom'].some(
        (side) => parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0,
      );
    };
    const cards = [...document.querySelectorAll('[data-card]')].filter((card) => !edged(card));
    const lists = [...document.querySelectorAll('select')].filter((list) => {
      const {appearance, backgroundImage} = getComputedStyle(list);
      return appearance !== 'auto' || backgroundImage !== 'none';
    });
    return [...cards, ...lists].map(({tagName, className}) => `${tagName}.${className}`);
  });

test.describe('at 1440 px', () => {
  test.use({viewport: {width: 1440, height: 900}});

  test('what stands side by side begins on one grid, and forced colors leave each box its edge', async ({
    page,
  }) => {
    test.setTimeout(90_000);
    for (const route of [
      routes.home,
      routes.about,
      routes.services,
      serviceRoute('roof-replacement'),
      routes.knowledgeCenter,
      ARTICLE,
      routes.testimonials,
      routes.contact,
    ]) {
      await page.goto(route);
      expect(await offGrid(page), route).toEqual([]);
      await markCards(page);
      await page.emulateMedia({forcedColors: 'active'});
      expect(await withoutEdges(page), route).toEqual([]);
      await page.emulateMedia({forcedColors: 'none'});
    }
  });
});

/** Pages with a title of their own, but for those that phones show as a text to read. */
const TITLED: string[] = [
  routes.about,
  routes.services,
  serviceRoute('roof-replacement'),
  routes.knowledgeCenter,
  routes.testimonials,
  routes.contact,
];

test('inner pages have titles of one size, and none has a larger heading', async ({page}) => {
  const sizes: Record<number, Set<number>> = {360: new Set(), 1440: new Set()};
  for (const route of [...TITLED, ARTICLE, routes.privacyPolicy]) {
    await page.goto(route);
    for (const width of TITLED.includes(route) ? [360, 1440] : [1440]) {
      await page.setViewportSize({width, height: 900});
      const [title, largest] = await page.evaluate(() => {
        const size = (element: Element) => parseFloat(getComputedStyle(element).fontSize);
        return [
          size(document.querySelector('h1')!),
          Math.max(...[...document.querySelectorAll('main :is(h2, h3)')].map(size)),
        ];
      });
      sizes[width]!.add(title!);
      expect(largest, `${route} at ${width}`).toBeLessThan(title!);
    }
  }
  for (const [width, all] of Object.entries(sizes)) expect(all.size, `at ${width}`).toBe(1);
});

test('numbers in drawings are at least 12 px high on the narrowest phone', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  const seen = new Set<string>();
  for (const route of [
    ...['roof-replacement', 'roof-inspection', 'emergency-tarping', 'storm-damage-repair'].map(
      (slug) => serviceRoute(slug),
    ),
    ...ARTICLE_SLUGS.map((slug) => `${routes.knowledgeCenter}/${slug}`),
  ]) {
    await page.goto(route);
    const drawings = page.locator('main figure img[src*=".svg"]');
    for (const {src, sizes} of await drawings.evaluateAll((images: HTMLImageElement[]) =>
      Promise.all(
        images.map(async ({src, width}) => {
          const drawing = await (await fetch(src)).text();
          const [, whole] = /viewBox="0 0 (\d+)/.exec(drawing)!;
          const texts = [...drawing.matchAll(/font-size="(?<size>[\d.]+)"/g)];
          const sizes = texts.map(({groups}) => (Number(groups!.size) * width) / Number(whole));
          return {src, sizes};
        }),
      ),
    )) {
      seen.add(src);
      expect(Math.min(...sizes), src).toBeGreaterThanOrEqual(12);
    }
  }
  expect(seen.size).toBe(7);
});

for (const code of CODES) {
  test.describe(`in ${code}`, () => {
    test.use({savedLanguage: code});

    test(`${fullTag(code)}the head of a page that is read is low`, async ({page}) => {
      for (const route of [ARTICLE, routes.privacyPolicy]) {
        await page.goto(inLocale(code, route));
        for (const width of [360, 768, 1024, 1440]) {
          await page.setViewportSize({width, height: 900});
          const {height} = (await page.locator('main header').first().boundingBox())!;
          expect(height, `${route} at ${width}`).toBeLessThanOrEqual(260);
        }
      }
    });

    test(`${fullTag(code)}what stands side by side is level, and no column ends early`, async ({
      page,
    }) => {
      await page.setViewportSize({width: 1440, height: 900});
      await page.goto(inLocale(code, routes.services));
      const lines = page.locator('main li:has(h3 + p):not(:has(img))');
      await expect(lines).toHaveCount(8);
      expect(await edges(lines.locator('h3'), 'top'), 'services').toBe(4);
      await page.goto(inLocale(code, serviceRoute('painting')));
      const others = page.locator('[aria-labelledby=other-services-title] li');
      expect((await others.count()) % 2, 'no line alone').toBe(0);
      await page.goto(inLocale(code, routes.testimonials));
      const cards = page.locator('li:has(> blockquote)');
      await expect(cards).toHaveCount(4);
      expect(await edges(cards.locator('> ul'), 'bottom'), 'tags').toBe(2);
      await page.goto(inLocale(code, routes.contact));
      const ends = await page
        .locator('main section > div > div > div:nth-child(n + 3)')
        .evaluateAll((columns) =>
          columns.map((column) => column.lastElementChild!.getBoundingClientRect().bottom),
        );
      expect(ends).toHaveLength(2);
      expect(Math.abs(ends[0]! - ends[1]!), 'contact').toBeLessThan(160);
    });

    test(`${fullTag(code)}phone and hours are in view first on a phone, the form right below`, async ({
      page,
    }) => {
      await page.setViewportSize({width: 360, height: 640});
      await page.goto(inLocale(code, routes.contact));
      const [panel, form, banner] = await Promise.all(
        ['[aria-labelledby=contact-card-title]', 'main form', '[data-call-banner]'].map((part) =>
          page.locator(part).boundingBox(),
        ),
      );
      const hours = (await page.locator('[aria-labelledby=contact-card-title] dl').boundingBox())!;
      expect(hours.y + hours.height, 'above the call banner').toBeLessThanOrEqual(banner!.y);
      expect(form!.y - panel!.y - panel!.height, 'the form follows').toBeLessThan(60);
    });

    test(`${fullTag(code)}home is at most eleven screens of a phone, folded where it is long`, async ({
      page,
    }) => {
      await page.setViewportSize({width: 360, height: 640});
      await page.goto(inLocale(code, routes.home));
      await wholePage(page);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height / 640).toBeLessThanOrEqual(11);
      const [panel, banner] = await Promise.all(
        ['main a[href^=tel]', '[data-call-banner]'].map((part) =>
          page.locator(part).first().boundingBox(),
        ),
      );
      expect(panel!.y, 'not half behind the call banner').toBeGreaterThanOrEqual(banner!.y);
      // Two customers speak on the first three screens.
      const quotes = page.locator('[aria-labelledby=reviews-title] li:has(blockquote)');
      await expect(quotes).toHaveCount(2);
      const last = (await quotes.last().boundingBox())!;
      expect(last.y + last.height).toBeLessThan(1800);
      const fold = page.locator('[aria-labelledby=process-title]');
      await expect(fold.locator('li').first()).toBeHidden();
      await fold.locator('summary').click();
      await expect(fold.locator('li')).toHaveCount(5);
      await expect(fold.locator('li').last()).toBeVisible();
      expect(await overflow(page)).toBe(0);
    });
  });
}

test.describe('in ko', () => {
  test.use({savedLanguage: 'ko'});

  test('Latin words in a heading have no serifs, and the logo keeps its own', async ({page}) => {
    await page.goto('/ko/');
    const faces = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll((parts) => [
          ...new Set(parts.map((part) => getComputedStyle(part).fontFamily.split(',')[0])),
        ]);
    expect(await faces('main :is(h1, h2, h3)')).toEqual(['"Public Sans"']);
    expect(await faces('header b')).toEqual(['Aleo']);
  });
});

test('what phones fold stands open on wider screens, without a button', async ({page}) => {
  await page.setViewportSize({width: 768, height: 900});
  await page.goto(routes.home);
  for (const part of [
    '[aria-labelledby=process-title]',
    '[aria-labelledby=more-title]',
    'footer',
  ]) {
    await expect(page.locator(`${part} summary`).first()).toBeHidden();
    await expect(page.locator(`${part} details li`).first()).toBeVisible();
  }
});

test.describe('at 320 px', () => {
  test.use({viewport: {width: 320, height: 640}});

  test('the inspector is whole in the arch, from the cap to the shoes', async ({page}) => {
    await page.goto(routes.home);
    const picture = page.locator('[aria-labelledby=why-title] figure img');
    const {shown, person} = await picture.evaluate(async (img: HTMLImageElement) => {
      img.loading = 'eager';
      await img.decode();
      const {naturalWidth, naturalHeight} = img;
      const {top, width, height} = img.getBoundingClientRect();
      const scale = Math.max(width / naturalWidth, height / naturalHeight);
      const share = parseFloat(getComputedStyle(img).objectPosition.split(' ')[1]!) / 100;
      const above = (naturalHeight * scale - height) * share;
      // The mission lies over the lower edge.
      const uncovered = img.nextElementSibling!.getBoundingClientRect().top - top;
      // The same drawing as a part of the page: the person is its last group.
      const copy = document.createElement('div');
      copy.innerHTML = await (await fetch(img.currentSrc)).text();
      document.body.append(copy);
      const drawing = copy.querySelector('svg')!.getBoundingClientRect();
      const box = [...copy.querySelectorAll('svg > g')].at(-1)!.getBoundingClientRect();
      const inDrawing = (y: number) => ((y - drawing.top) / drawing.height) * naturalHeight;
      return {
        shown: {top: above / scale, bottom: (above + Math.min(height, uncovered)) / scale},
        person: {top: inDrawing(box.top), bottom: inDrawing(box.bottom)},
      };
    });
    expect(person.bottom - person.top, 'a person').toBeGreaterThan(250);
    expect(person.top, 'the cap').toBeGreaterThan(shown.top + 10);
    expect(person.bottom, 'the shoes').toBeLessThan(shown.bottom + 2);
  });

  test('the night scene shows the house with the red roof whole, below the buttons', async ({
    page,
  }) => {
    await page.goto(routes.home);
    const scene = page.locator('[aria-labelledby=cta-title]');
    const {shown, house, room} = await scene.evaluate(async (section: HTMLElement) => {
      const style = getComputedStyle(section);
      const ruler = document.createElement('div');
      ruler.style.position = 'absolute';
      ruler.style.width = style.backgroundSize.replace(/ auto$/, '');
      section.append(ruler);
      const {width} = ruler.getBoundingClientRect();
      // Before anything is waited for: the app takes over no page with a part that it does not know.
      ruler.remove();
      const left = ((width - section.clientWidth) * parseFloat(style.backgroundPositionX)) / 100;
      const copy = document.createElement('div');
      const [, address] = /url\("(.*?)"\)/.exec(style.backgroundImage)!;
      copy.innerHTML = await (await fetch(address!)).text();
      document.body.append(copy);
      const drawing = copy.querySelector('svg')!;
      const scale = width / drawing.viewBox.baseVal.width;
      const boxes = [...copy.querySelectorAll<SVGPathElement>('path')]
        .filter((path) => /#8F3517|#A9421D|#BF5128/i.test(path.getAttribute('fill') ?? ''))
        .map((path) => path.getBBox());
      return {
        shown: {left: left / scale, right: (left + section.clientWidth) / scale},
        house: {
          left: Math.min(...boxes.map(({x}) => x)),
          right: Math.max(...boxes.map((box) => box.x + box.width)),
        },
        // From the ridge of the roof up to what stands above it.
        room:
          parseFloat(style.paddingBottom) -
          (drawing.viewBox.baseVal.height - Math.min(...boxes.map(({y}) => y))) * scale,
      };
    });
    expect(house.right - house.left, 'a house').toBeGreaterThan(200);
    expect(house.left).toBeGreaterThan(shown.left);
    expect(house.right).toBeLessThan(shown.right);
    expect(room).toBeGreaterThan(16);
  });
});

test('what stands above tiles ends clear of them', async ({page}) => {
  await page.setViewportSize({width: 360, height: 640});
  for (const route of [routes.home, routes.about, routes.services, routes.contact]) {
    await page.goto(route);
    const rooms = await page.evaluate(() => {
      const TILES = 30;
      const lowest = (root: Element): number => {
        const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        let bottom = 0;
        while (texts.nextNode()) {
          if (!texts.currentNode.parentElement!.checkVisibility()) continue;
          const range = document.createRange();
          range.selectNodeContents(texts.currentNode);
          bottom = Math.max(bottom, ...[...range.getClientRects()].map((line) => line.bottom));
        }
        return bottom;
      };
      return [...document.querySelectorAll('main section')]
        .filter((section) => getComputedStyle(section, '::before').maskImage !== 'none')
        .map((section) => {
          const tiles = section.getBoundingClientRect().top - TILES;
          return Math.round(tiles - lowest(section.previousElementSibling!));
        });
    });
    expect(rooms.length, route).toBeGreaterThan(0);
    expect(Math.min(...rooms), route).toBeGreaterThanOrEqual(16);
  }
});

test('the finished roofs have as much room as the blocks beside them', async ({page}) => {
  await page.goto(routes.home);
  for (const width of [360, 1440]) {
    await page.setViewportSize({width, height: 900});
    const [why, jobs, process] = await Promise.all(
      ['why', 'jobs', 'process'].map((name) =>
        page.locator(`section[aria-labelledby=${name}-title]`).evaluate((section) => {
          const {paddingTop, paddingBottom, backgroundColor} = getComputedStyle(section);
          return {top: parseFloat(paddingTop), bottom: parseFloat(paddingBottom), backgroundColor};
        }),
      ),
    );
    expect(jobs!.top, `above, at ${width}`).toBe(why!.top);
    // Of one color, they read as one block: the room between them is there once.
    expect(jobs!.backgroundColor).toBe(process!.backgroundColor);
    expect(jobs!.bottom + process!.top, `below, at ${width}`).toBe(jobs!.top);
  }
});
