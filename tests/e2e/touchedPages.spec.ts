import type {Page} from '@playwright/test';

import {routes} from '../../src/data/routes';
import {withoutApp} from '../support/app';
import {entries, field, fillInspection, newEmail, sentBy, submitButton} from '../support/forms';
import {menu, menuButton, menuLink} from '../support/menu';
import {countOf} from '../support/pages';
import {TOUCHES} from '../support/touches';
import {appReady} from '../support/visit';
import {expect, test} from './fixtures';

/* Other programs change the page before an island is alive, which is then drawn anew. */

const ARTICLE = `${routes.knowledgeCenter}/how-long-does-roof-last-florida`;

/** Opens a page that another program changes; its islands come when the returned function is called. */
async function openTouched(page: Page, route: string, touch: () => void): Promise<() => void> {
  const letGo = await withoutApp(page);
  await page.goto(route, {waitUntil: 'domcontentloaded'});
  await page.evaluate(touch);
  return letGo;
}

test.afterEach(({consoleErrors}) => {
  // React reports that it has drawn the page anew, or the test would try nothing.
  expect(consoleErrors.join('\n')).toContain('#418');
  expect(consoleErrors.filter((line) => !line.includes('#418'))).toEqual([]);
  consoleErrors.length = 0;
});

for (const [kind, touch] of Object.entries(TOUCHES)) {
  test(`where ${kind}, what is typed stays, and what is pressed is sent once`, async ({page}) => {
    const sent = await sentBy(page);
    const bringForm = await openTouched(page, routes.contact, touch);
    const email = newEmail();
    await fillInspection(page, email);
    const typed = await entries(page);
    bringForm();
    await appReady(page);
    expect(await entries(page)).toEqual(typed);

    // With the draft, and pressed before the form is alive.
    const bringAgain = await openTouched(page, routes.contact, touch);
    await expect.poll(() => entries(page)).toEqual(typed);
    await submitButton(page).click();
    bringAgain();
    await expect(page.locator('[data-sent]')).toBeVisible();
    expect(sent).toMatchObject([{v_email: email, v_message: typed.message}]);
  });
}

const FONT = TOUCHES['a translator puts each text into <font>']!;

/** Where the focus and the caret are, and how far down the focused element stands in the window. */
const focus = (page: Page) =>
  page.evaluate(() => {
    const {name, selectionStart, selectionEnd} = document.activeElement as HTMLInputElement;
    const top = Math.round(document.activeElement!.getBoundingClientRect().top);
    return {name, selectionStart, selectionEnd, top};
  });

test.describe('on a page whose texts stand in <font>', () => {
  test.use({viewport: {width: 390, height: 664}, contextOptions: {reducedMotion: 'reduce'}});

  test('caret, place and menu stay in the inspection form', async ({page}) => {
    const letGo = await openTouched(page, routes.contact, FONT);
    await field(page, 'name').fill('Maria Núñez');
    await field(page, 'message').fill('Two tiles came down.');
    await page.keyboard.press('Home');
    await page.keyboard.press('Shift+ArrowRight');
    const before = await focus(page);
    expect(before).toMatchObject({name: 'message', selectionStart: 0, selectionEnd: 1});
    letGo();
    await appReady(page);
    expect(await focus(page)).toEqual(before);
    await page.keyboard.press('Delete');
    await expect(field(page, 'message')).toHaveValue('wo tiles came down.');
  });

  test('an open menu stays open, and works', async ({page}) => {
    const letGo = await openTouched(page, routes.contact, FONT);
    await field(page, 'name').focus();
    await menuButton(page).click();
    letGo();
    await appReady(page);
    await expect(menu(page)).toBeVisible();
    await menuLink(page, routes.about).click();
    await expect(page).toHaveURL(routes.about);
  });

  test('what is unfolded and the place in an article stay at a touch of the newsletter', async ({
    page,
  }) => {
    const letGo = await openTouched(page, ARTICLE, FONT);
    await page.locator('main summary').first().click();
    await field(page, 'email').pressSequentially('maria@example');
    const before = await focus(page);
    letGo();
    await appReady(page);
    await expect(page.locator('main details').first()).toHaveAttribute('open');
    expect(await focus(page)).toEqual(before);
    await page.keyboard.type('.com');
    await expect(field(page, 'email')).toHaveValue('maria@example.com');
    await expect(submitButton(page)).toBeEnabled();
  });

  test('a chosen filter stays, and works, at a touch of the newsletter', async ({page}) => {
    const letGo = await openTouched(page, routes.knowledgeCenter, FONT);
    const articles = page.locator('main article:visible');
    await page.locator('main nav a[href$="?category=storm-prep"]').click();
    await expect(articles).toHaveCount(countOf('storm-prep'));
    await field(page, 'email').pressSequentially('maria');
    const before = await focus(page);
    letGo();
    await appReady(page);
    expect(await focus(page)).toEqual(before);
    await expect(field(page, 'email')).toHaveValue('maria');
    await expect(articles).toHaveCount(countOf('storm-prep'));
    await page.locator('main nav a[href$="?category=insurance"]').click();
    await expect(articles).toHaveCount(countOf('insurance'));
  });

  test('what is searched, and the caret in it, stay', async ({page}) => {
    const letGo = await openTouched(page, routes.knowledgeCenter, FONT);
    const search = page.getByRole('searchbox');
    await search.fill('hurricane');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Backspace');
    letGo();
    await appReady(page);
    await expect(page.getByText(/^Results: \d+/)).toBeVisible();
    await page.keyboard.type('n');
    await expect(search).toHaveValue('hurricane');
  });
});
