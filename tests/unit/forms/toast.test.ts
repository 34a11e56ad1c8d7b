import type {InspectionOutcome, NewsletterOutcome} from '@site/src/forms/core/outcome';
import {inspectionToast} from '@site/src/forms/toast/inspection';
import {newsletterToast} from '@site/src/forms/toast/newsletter';

import {CODES} from '../../support/pages';
import {speak} from '../../support/render';
import {textOf} from '../../support/texts';
import {type ExpectedToast, INSPECTION_TOASTS, NEWSLETTER_TOASTS} from '../../support/toasts';

describe.each(CODES)('in %s', (code) => {
  beforeEach(() => speak(code));

  const inWords = ({role, title, text}: ExpectedToast) => ({
    kind: role === 'alert' ? 'error' : 'success',
    title: textOf(code, ...title),
    text: textOf(code, ...text),
  });

  test.each(Object.entries(INSPECTION_TOASTS))(
    'the inspection form words "%s" as the catalogue does',
    (outcome, expected) =>
      expect(inspectionToast(outcome as InspectionOutcome)).toEqual(inWords(expected)),
  );

  test.each(Object.entries(NEWSLETTER_TOASTS))(
    'the newsletter words "%s" as the catalogue does',
    (outcome, expected) =>
      expect(newsletterToast(outcome as NewsletterOutcome)).toEqual(inWords(expected)),
  );

  test('a subscription has no toast: the card itself shows it', () =>
    expect(newsletterToast('success')).toBeNull());
});
