// cspell:ignore mred
import {redactedLine} from '../../../../server/notify/log';

describe('the line of a new lead', () => {
  const lead = {
    id: 12,
    receivedAt: '2026-03-01T10:22:33Z',
    language: 'es',
    name: 'Ann Bee',
    phone: '(813) 555-0142',
  };

  test('says enough to find it, not to reach anybody', () => {
    expect(redactedLine(lead)).toBe(
      'New inspection request 12 at 10:22 UTC, es: A., phone ending 42. Read it with: npm run leads',
    );
  });

  test.each([
    ['김지훈', '김.'],
    ['  "Ann"', 'A.'],
    ['\u001b[31mred', 'm.'],
    ['123', '?.'],
  ])('shows one letter of %j', (name, shown) => {
    expect(redactedLine({...lead, name})).toContain(`es: ${shown}, phone`);
  });

  test('shows nothing of a phone that is hardly one', () => {
    expect(redactedLine({...lead, phone: '4821'})).not.toMatch(/phone|21/);
  });
});
