import type {NewsletterOutcome} from '@site/src/forms/core/outcome';
import {newsletterToast} from '@site/src/forms/toast/newsletter';

import {CODES} from '../../../support/pages';
import {speak} from '../../../support/render';
import {contentOf, NEWSLETTER_TOASTS} from '../../../support/toasts';

describe.each(CODES)('in %s', (code) => {
  beforeEach(() => speak(code));

  test.each(Object.entries(NEWSLETTER_TOASTS))(
    'words "%s" as the catalogue does',
    (outcome, toast) =>
      expect(newsletterToast(outcome as NewsletterOutcome)).toEqual(contentOf(toast, code)),
  );
});

test('a subscription has no toast: the card itself shows it', () =>
  expect(newsletterToast('success')).toBeNull());
