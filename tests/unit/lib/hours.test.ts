import {company} from '@site/src/data/company';
import {answerTime} from '@site/src/lib/hours';

import {CODES} from '../../support/pages';
import {speak} from '../../support/render';

test.each(CODES)('in %s an answer within one hour has words of its own', (code) => {
  speak(code);
  const said = (hours: number | null): string | null => {
    jest.replaceProperty(company, 'responseHours', hours);
    return answerTime();
  };
  expect(said(null)).toBeNull();
  expect(said(24)).toContain('24');
  expect(said(1)).not.toBe(said(24)!.replace('24', '1'));
});
