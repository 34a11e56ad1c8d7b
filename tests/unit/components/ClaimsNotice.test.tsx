import ClaimsNotice from '@site/src/components/ClaimsNotice';
import {screen} from '@testing-library/react';

import {renderSite} from '../../support/render';

/** The words of the notice that stay English in each language. */
it.each([
  ['en', []],
  ['es', ['(felony)']],
  ['vi', ['(Florida Statutes 489.147)', '(deductible)', '(felony of the third degree)']],
  ['ko', ['(deductible)', '(felony of the third degree)']],
  ['hi', ['(Florida Statutes)', '(deductible)', '(felony of the third degree)']],
] as const)('the notice in %s has its English words read as English', (locale, words) => {
  renderSite(<ClaimsNotice />, {locale});
  const notice = screen.getByRole('note');
  const english = [...notice.querySelectorAll('[lang=en]')].map(({textContent}) =>
    textContent.replace(/\s/g, ' '),
  );
  expect(english).toEqual(words);
  expect(notice).toHaveTextContent('489.147');
});
