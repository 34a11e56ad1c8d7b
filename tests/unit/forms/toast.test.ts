import type {InspectionOutcome, NewsletterOutcome} from '@site/src/forms/core/outcome';
import {inspectionToast} from '@site/src/forms/toast/inspection';
import {newsletterToast} from '@site/src/forms/toast/newsletter';

import {CODES} from '../../support/pages';
import {speak} from '../../support/render';
import {contentOf, INSPECTION_TOASTS, NEWSLETTER_TOASTS} from '../../support/toasts';

describe.each(CODES)('in %s', (code) => {
  beforeEach(() => speak(code));

  test.each(Object.entries(INSPECTION_TOASTS))('an inspection: "%s"', (outcome, toast) =>
    expect(inspectionToast(outcome as InspectionOutcome)).toEqual(contentOf(toast, code)),
  );

  test.each(Object.entries(NEWSLETTER_TOASTS))('the newsletter: "%s"', (outcome, toast) =>
    expect(newsletterToast(outcome as NewsletterOutcome)).toEqual(contentOf(toast, code)),
  );
});

test('a subscription has no toast: the card itself shows it', () =>
  expect(newsletterToast('success')).toBeNull());
