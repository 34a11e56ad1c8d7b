import {existsSync, readFileSync} from 'node:fs';

import type {Page} from '@playwright/test';

import {routes} from '../../src/data/routes';
import type {LocaleCode} from '../../src/language/locales';
import {ARTICLE_SLUGS, inLocale} from '../support/pages';
import {textOf} from '../support/texts';
import {visit} from '../support/visit';
import {expect, test} from './fixtures';

const LIST = routes.knowledgeCenter;
const ARTICLE = ARTICLE_SLUGS[0];

/** The longest word of the first article's first paragraph, as people type it: without accents. */
function wordOf(code: LocaleCode): string {
  const copy = `i18n/${code}/docusaurus-plugin-content-blog/${ARTICLE}.mdx`;
  const file = existsSync(copy) ? copy : `blog/${ARTICLE}.mdx`;
  const text = readFileSync(file, 'utf8').split(/^---$/m)[2]!;
  const paragraph = text.split('\n').find((line) => /^\p{L}/u.test(line))!;
  const [longest] = paragraph.match(/[\p{L}\p{M}]+/gu)!.sort((a, b) => b.length - a.length);
  return longest!
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');
}

const say = (code: LocaleCode, name: string, english: string): string =>
  textOf(code, `knowledgeCenter.search.${name}`, english);
const field = (page: Page) => page.locator('main').getByRole('searchbox');
const results = (page: Page) => page.locator('main search ~ ul').getByRole('link');

// tests/repository/searches.test.ts tests the results in each language, without a browser.
test.describe('search in Vietnamese', () => {
  const code = 'vi';
  test.use({savedLanguage: code});

  test('finds by a word of the text, and Back restores what was found', async ({page}) => {
    const word = wordOf(code);
    await page.goto(inLocale(code, LIST));
    await expect(field(page)).toHaveAccessibleName(
      say(code, 'label', 'Search articles and services'),
    );
    await field(page).fill(word);
    const link = page.locator(`main a[href="${inLocale(code, `${LIST}/${ARTICLE}`)}"]:visible`);
    await expect(results(page).first()).toBeVisible();
    await expect(link).toHaveCount(1);
    await expect(page).toHaveURL(/\?q=/);
    const found = await results(page).allTextContents();
    await link.click();
    await expect(page.locator('#__blog-post-container')).toBeVisible();
    await page.goBack();
    await expect(field(page)).toHaveValue(word);
    await expect(results(page)).toHaveText(found);
  });
});

test.describe('search in Korean', () => {
  test.use({savedLanguage: 'ko'});

  test('the last results stay while a syllable is half typed', async ({page}) => {
    await visit(page, inLocale('ko', LIST));
    await field(page).focus();
    const keyboard = await page.context().newCDPSession(page);
    const compose = (text: string) =>
      keyboard.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
    await compose('보');
    await expect(results(page).first()).toBeVisible();
    const seen = await results(page).allTextContents();
    const said = await page.locator('main [role=status]').first().textContent();
    await compose('봏');
    await expect(field(page)).toHaveValue('봏');
    await expect(results(page)).toHaveText(seen);
    await expect(page.locator('main [role=status]').first()).toHaveText(said!);
    await compose('보험');
    await expect(results(page)).not.toHaveText(seen);
    await expect(results(page).first()).toBeVisible();
    // A finished syllable that finds nothing is reported.
    await field(page).fill('');
    await compose('뷁');
    await keyboard.send('Input.insertText', {text: '뷁'});
    await expect(page.locator('main [role=status]').first()).toContainText('뷁');
  });
});
