// cspell:words diciembre
import {company} from '@site/src/data/company';
import ContactCard from '@site/src/sections/contact/ContactCard';
import Details from '@site/src/sections/contact/ContactCard/Details';

import {renderSite} from '../../../support/render';

it('names the days on which the office is closed, as the page’s language writes dates', () => {
  const text = () => renderSite(<ContactCard />, {locale: 'es'}).container.textContent;
  expect(text()).not.toContain('2026');
  jest.replaceProperty(company, 'closedDays', ['2026-12-25']);
  expect(text()).toContain('25 de diciembre de 2026');
});

it('has no place for an address and towns where there are none', () => {
  const terms = () => renderSite(<Details />).container.querySelectorAll('dt, dd').length;
  const all = terms();
  jest.replaceProperty(company, 'address', null);
  jest.replaceProperty(company, 'towns', []);
  expect(terms()).toBe(all - 3);
});
