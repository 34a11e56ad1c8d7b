import EmergencyPanel from '@site/src/components/EmergencyPanel';
import {company} from '@site/src/data/company';
import {openingLines} from '@site/src/lib/openingHours';
import {translatorIn} from '@site/src/plugins/support/siteText';

import {renderSite} from '../../support/render';

const textOf = () => renderSite(<EmergencyPanel label="" />).container.textContent;

it('has the hours where nobody answers at night, and only there', () => {
  const [weekdays] = openingLines(company.hours, translatorIn('en'));
  expect(textOf()).not.toContain(weekdays);
  jest.replaceProperty(company, 'emergency', null);
  expect(textOf()).toContain(weekdays);
});
