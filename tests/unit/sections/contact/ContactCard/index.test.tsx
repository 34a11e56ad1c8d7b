// cspell:words diciembre
import {company} from '@site/src/data/company';
import ContactCard from '@site/src/sections/contact/ContactCard';

import {renderSite} from '../../../../support/render';

it('names the days on which the office is closed, as the page’s language writes dates', () => {
  const text = () => renderSite(<ContactCard />, {locale: 'es'}).container.textContent;
  expect(text()).not.toContain('2026');
  jest.replaceProperty(company, 'closedDays', ['2026-12-25']);
  expect(text()).toContain('25 de diciembre de 2026');
});
