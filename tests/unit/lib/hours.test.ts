import {company} from '@site/src/data/company';
import {answerTime, hoursInRow, inZone, openingHours} from '@site/src/lib/hours';

import {CODES} from '../../support/pages';
import {speak} from '../../support/render';

test.each(CODES)(
  'in %s hours and times name their zone, where customers have two clocks',
  (code) => {
    speak(code);
    const said = (timeZone: string, twoClocks: boolean): string[] => {
      jest.replaceProperty(company, 'timeZone', timeZone);
      jest.replaceProperty(company, 'twoClocks', twoClocks);
      return [openingHours().join('\n'), hoursInRow(company.hours), inZone('4')];
    };
    const own = said('America/New_York', false);
    expect(own).toEqual(said('America/Chicago', false));
    const [eastern, central] = ['America/New_York', 'America/Chicago'].map((one) =>
      said(one, true),
    );
    own.forEach((text, index) => {
      expect(eastern![index]).toContain(text);
      expect(new Set([text, eastern![index], central![index]]).size).toBe(3);
    });
  },
);

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
