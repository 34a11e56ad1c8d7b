import WhoAnswers from '@site/src/components/WhoAnswers';
import {company} from '@site/src/data/company';

import {renderSite} from '../../support/render';

const weekdays = company.hours[0]!;
const said = (locale: 'en' | 'es', answers: (typeof company.answers)[string]): string => {
  jest.replaceProperty(company, 'answers', {es: answers});
  return renderSite(<WhoAnswers />, {locale}).container.textContent;
};

it('says nothing on a page in English, and something else for each kind of answer', () => {
  expect(said('en', null)).toBe('');
  const all = [said('es', null), said('es', 'in writing'), said('es', [weekdays])];
  expect(new Set(all).size).toBe(3);
  expect(all[2]).toMatch(/7\sa\.\sm\./);
  // Days inside a sentence begin with a small letter.
  expect(said('es', company.hours)).toMatch(/, \p{Ll}/u);
});

it('speaks of the phone alone to readers in a hurry', () => {
  const all = said('es', null);
  const {textContent} = renderSite(<WhoAnswers isUrgent />, {locale: 'es'}).container;
  expect(textContent).not.toBe('');
  expect(all.startsWith(`${textContent} `)).toBe(true);
});
