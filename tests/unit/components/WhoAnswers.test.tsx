import CallBanner from '@site/src/components/CallBanner';
import CallCard from '@site/src/components/CallCard';
import EmergencyNote from '@site/src/components/EmergencyNote';
import WhoAnswers from '@site/src/components/WhoAnswers';
import {company} from '@site/src/data/company';

import {renderSite} from '../../support/render';

const weekdays = company.hours[0]!;

type Locale = 'en' | 'es';
type Answers = (typeof company.answers)[string];

const said = (locale: Locale, answers: Answers): string => {
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

it.each<[Locale, Answers, boolean]>([
  ['en', null, false],
  ['es', null, true],
  ['es', 'in writing', true],
  ['es', [weekdays], false],
])(
  'in %s, answered by %j, leads to the form, and the note says so: %s',
  (locale, answers, leads) => {
    jest.replaceProperty(company, 'answers', {es: answers});
    const {container, queryByRole} = renderSite(<WhoAnswers />, {locale});
    if (leads) expect(queryByRole('link')).toHaveAttribute('href', '/es/contact#form');
    else expect(queryByRole('link')).toBeNull();
    container.remove();
    const now = (): string[] =>
      [<EmergencyNote key="note" />, <CallBanner key="banner" />].map(
        (part) => renderSite(part, {locale, path: `/${locale}/`}).container.textContent,
      );
    const card = renderSite(<CallCard />, {locale}).container;
    expect(card.querySelector('summary')).toBeVisible();
    const lines = [...card.querySelectorAll('details li')].map(({firstChild}) => firstChild);
    expect(lines.map((line) => (line as Element).getAttribute('lang'))).toEqual(
      leads ? ['en', 'en', 'en', 'en'] : [],
    );
    const link = card.querySelector('a')?.getAttribute('href') ?? null;
    expect(link).toBe(leads ? '/es/contact?now#form' : null);
    if (leads) expect(card).toHaveTextContent('I speak Spanish.');
    const told = now();
    jest.replaceProperty(company, 'answers', {es: company.hours});
    // Who is not understood is not told to call alone.
    now().forEach((toCall, index) => expect(told[index] !== toCall).toBe(leads));
  },
);
