import {marks} from '@site/src/data/marks';
import {credentials} from '@site/src/data/proof/credentials';
import {payment} from '@site/src/data/proof/payment';

const names = marks.map(({name}) => name);

describe('the marks', () => {
  it('name each given fact once, with a name of its own', () => {
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(
      expect.arrayContaining([
        'the fact “workers compensation”',
        'the fact “license record”',
        'the fact “deposit”',
        'the price of “roof-replacement”',
      ]),
    );
  });

  it('leave out what is not given or free', () => {
    expect(credentials.otherProfiles).toBeNull();
    expect(names).not.toContain('the fact “other profiles”');
    expect(payment.prices['roof-inspection']).toBe('free');
    expect(names).not.toContain('the price of “roof-inspection”');
  });
});
