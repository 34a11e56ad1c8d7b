import {chromium, type Browser, type Page} from '@playwright/test';

import {chromiumLaunch} from '../support/chromium';
import {routes, serviceRoute} from '../../src/data/routes';
import type {LocaleCode} from '../../src/language/locales';
import {USER_AGENT} from '../support/hosts';
import {menuButton} from '../support/menu';
import {ALL_PAGES, inLocale} from '../support/pages';
import {overflow, wholePage} from '../support/visit';
import {expect, test} from './fixtures';
import {SERVICE_SLUGS} from '../support/services';

/* Readers with larger letters set in the browser, or with wider spaces between them (WCAG 1.4.12). */

const WIDTHS = [320, 360, 390, 768, 820, 1024, 1280, 1440];
const SAMPLE = [routes.home, serviceRoute(SERVICE_SLUGS[0]!), routes.contact];

const SPACING =
  '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }' +
  'p { margin-bottom: 2em !important }';

/** Words of header, banner, buttons and headings that are broken inside, or stand outside of the window. */
const faults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wanted = ':is(#__docusaurus > header, [data-call-banner], h1, h2, main a[class*=button])';
    const found: string[] = [];
    for (const part of document.querySelectorAll(wanted)) {
      const words = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      while (words.nextNode()) {
        const text = words.currentNode as Text;
        for (const {0: word, index} of text.data.matchAll(/[\p{L}\p{M}\d()]{2,}/gu)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const boxes = [...range.getClientRects()].filter(({width}) => width > 0);
          const isBroken = boxes.some(({top}) => Math.abs(top - boxes[0]!.top) > 8);
          const isOut = boxes.some(({left, right}) => left < 0 || right > innerWidth + 0.5);
          // Korean, kept whole by its spaces, may break where a word is longer than its line.
          if ((isBroken && text.parentElement!.closest('[lang^=ko]') === null) || isOut) {
            found.push(`${word}${isOut ? ' (out)' : ''}`);
          }
        }
      }
    }
    for (const button of document.querySelectorAll(
      '#__docusaurus > header :is(a, button), aside button',
    )) {
      const {left, right, width} = button.getBoundingClientRect();
      if (width > 1 && (left < 0 || right > innerWidth + 0.5))
        found.push(button.outerHTML.slice(0, 80));
    }
    return found;
  });

async function expectFits(page: Page, path: string, widths: number[]): Promise<void> {
  await page.goto(path);
  await wholePage(page);
  for (const width of widths) {
    await page.setViewportSize({width, height: 800});
    expect
      .soft(await overflow(page), `${path} scrolls sideways at ${width} px`)
      .toBeLessThanOrEqual(0);
    expect.soft(await faults(page), `${path} at ${width} px`).toEqual([]);
  }
}

/** The font size is a setting of the browser, so each size needs a new browser. */
async function withLetters(
  size: number,
  code: LocaleCode,
  baseURL: string,
  read: (page: Page) => Promise<void>,
) {
  let browser: Browser | undefined;
  try {
    browser = await chromium.launch(chromiumLaunch(`--blink-settings=defaultFontSize=${size}`));
    const page = await browser.newPage({baseURL, userAgent: USER_AGENT, locale: code});
    await page.addInitScript((language) => {
      localStorage.setItem('selectedLanguage', language);
    }, code);
    await read(page);
  } finally {
    await browser?.close();
  }
}

test('letters of 24 px: nothing is cut or scrolls sideways', async ({baseURL}) => {
  test.slow();
  await withLetters(24, 'en', baseURL!, async (page) => {
    for (const path of SAMPLE) await expectFits(page, path, [390, 768, 1280]);
    expect(await page.evaluate(() => matchMedia('(min-width: 48em)').matches)).toBe(true);
    await page.setViewportSize({width: 1024, height: 800});
    await expect(menuButton(page)).toBeVisible();
    const skip = page.locator('[href="#__docusaurus_skipToContent_fallback"]');
    await expect(skip).toHaveCSS('clip-path', 'inset(50%)');
    await skip.focus();
    await expect(skip).toHaveCSS('clip-path', 'none');
  });
});

for (const code of ['en', 'es', 'vi', 'hi']) {
  for (const size of [20, 24, 32]) {
    test(`letters of ${size} px in ${code}: nothing is cut or scrolls sideways at any width @full`, async ({
      baseURL,
    }) => {
      test.setTimeout(240_000);
      await withLetters(size, code, baseURL!, async (page) => {
        // The largest letters break a layout first: only they are tried on all pages.
        const paths = code === 'en' && size === 32 ? ALL_PAGES : SAMPLE;
        for (const path of paths) await expectFits(page, inLocale(code, path), WIDTHS);
      });
    });
  }

  test.describe(`the text spacing of WCAG 1.4.12 in ${code}`, () => {
    // The page's content policy does not apply to a reader's style sheet.
    test.use({savedLanguage: code, bypassCSP: true});

    const tag = code === 'es' ? '' : ' @full';
    test(`cuts nothing and scrolls nothing sideways${tag}`, async ({page}) => {
      test.slow();
      await page.addInitScript((css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets.push(sheet);
      }, SPACING);
      const widths = tag ? WIDTHS : [320, 768];
      for (const path of SAMPLE) await expectFits(page, inLocale(code, path), widths);
    });
  });
}
