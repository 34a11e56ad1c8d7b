import {createHash} from 'node:crypto';

import {test as base} from '@playwright/test';

import {CHOICE_KEY, type LocaleCode} from '../../src/language/locales';

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

  // The tests' server trusts forwarded IPs from its own machine. So each test is a visitor of its
  // own, and does not count against the limits of a test that runs beside it.
  extraHTTPHeaders: async ({baseURL}, use, {testId, retry}) => {
    const name = `${baseURL} ${testId} ${retry}`;
    const [a, b, c] = createHash('sha256').update(name).digest();
    await use({'x-forwarded-for': `11.${a}.${b}.${c}`});
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
      // Chromium can hang forever when a context closes during a navigation.
      await page.waitForLoadState('load', {timeout: 10_000}).catch(() => undefined);
      base.expect(reported, 'console errors').toEqual([]);
    },
    {auto: true},
  ],
});

export {expect} from '@playwright/test';
