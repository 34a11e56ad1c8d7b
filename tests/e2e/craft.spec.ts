import {routes, serviceRoute} from '../../src/data/routes';
import {ARTICLE_SLUGS} from '../support/pages';
import {expect, test} from './fixtures';

/* What readers on the narrowest screens, on phones and on wide ones see of a page. */

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

test('the figures over the reviews stand beside the houses, and not on them', async ({page}) => {
  await page.goto(routes.testimonials);
  for (const width of [1000, 1199, 1440, 1920]) {
    await page.setViewportSize({width, height: 900});
    const figures = (await page.locator('main header dl').boundingBox())!;
    const scene = (await page.locator('main header img').boundingBox())!;
    expect(scene.height, 'whole, or without its highest sky').toBeLessThan(scene.width * 0.36);
    // The first house of the drawing begins at a third of the drawing's width.
    expect(figures.x + figures.width, `at ${width} px`).toBeLessThan(scene.x + scene.width / 3);
  }
});

test('the night scene shows the red-roofed house whole, below the buttons', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
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
