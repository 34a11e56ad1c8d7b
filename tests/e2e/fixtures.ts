import {test as base} from '@playwright/test';

import {CHOICE_KEY, type LocaleCode} from '../../src/language/locales';
import {visitorFrom} from '../support/clients';

type Options = {
  /** The visitor's saved language; `null` for a first visit, which gets the picker. */
  savedLanguage: LocaleCode | null;
};

// The tests' `test`: a visitor with a client IP of its own and a saved language, English unless a
// file sets another (`test.use({savedLanguage: 'ko'})`). A console error, a violation of the
// content policy included, fails the test.
export const test = base.extend<Options & {consoleErrors: string[]}>({
  savedLanguage: ['en', {option: true}],

  storageState: async ({savedLanguage, baseURL}, use) => {
    await use({
      cookies: [],
      origins:
        savedLanguage === null
          ? []
          : [{origin: baseURL!, localStorage: [{name: CHOICE_KEY, value: savedLanguage}]}],
    });
  },

  extraHTTPHeaders: async ({baseURL}, use, {testId, retry}) => {
    await use(visitorFrom(`${baseURL} ${testId} ${retry}`));
  },

  /** Lines that a test expects are removed by it (`consoleErrors.length = 0`). */
  consoleErrors: [
    async ({page}, use) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(String(error)));
      await use(errors);
      const reported = [...errors];
      // Chromium can hang for good on closing a context whose page is still on its way somewhere.
      await page.waitForLoadState('load', {timeout: 10_000}).catch(() => undefined);
      base.expect(reported, 'console errors').toEqual([]);
    },
    {auto: true},
  ],
});

export {expect} from '@playwright/test';
