import CallCard from '@site/src/components/CallCard';
import {company} from '@site/src/data/company';

import {CODES} from '../../support/pages';
import {renderSite} from '../../support/render';

const FOREIGN = CODES.filter((code) => code !== 'en');

test.each(FOREIGN)('in %s, each English line has its meaning, and its sound if need be', (code) => {
  const {container} = renderSite(<CallCard />, {locale: code});
  const items = [...container.querySelectorAll('details li')];
  const lines = items.map((item) => item.querySelector('[lang=en]')!.textContent);
  const meanings = items.map((item, index) => item.textContent.slice(lines[index]!.length));
  expect(lines.length).toBeGreaterThanOrEqual(4);
  const isLatin = new Intl.Locale(code).maximize().script === 'Latn';
  expect(meanings.filter((meaning) => /^\[[^\]a-z]+\]\n./i.test(meaning))).toEqual(
    isLatin ? [] : meanings,
  );
  expect(meanings.every((meaning) => meaning.length > 10)).toBe(true);

  const mail = new URL(container.querySelector('a[href^=mailto]')!.getAttribute('href')!);
  expect(mail.pathname).toBe(company.email);
  expect(mail.searchParams.get('subject')).toBeTruthy();
  expect(mail.searchParams.get('body')!.split('\r\n')).toEqual(lines);
});

test('in English there is no line to read aloud', () => {
  const {container} = renderSite(<CallCard />);
  expect(container.querySelectorAll('details dd').length).toBeGreaterThan(4);
  expect(container.querySelector('a')).toBeNull();
});
