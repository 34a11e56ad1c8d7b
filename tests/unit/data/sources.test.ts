import {isStale, sourceOf, sources} from '@site/src/data/sources';

const DAY = /^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

test.each(sources)('$id: was checked on a day that has been', ({checkedOn}) => {
  expect(checkedOn).toMatch(DAY);
  expect(new Date(checkedOn).toISOString().slice(0, 10)).toBe(checkedOn);
  expect(checkedOn <= new Date().toISOString().slice(0, 10)).toBe(true);
});

test('a section of the statutes is found at the legislature, in its chapter', () => {
  expect(sourceOf('627.70131').url).toBe(
    'https://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL=0600-0699/0627/Sections/0627.70131.html',
  );
});

test.each([
  ['2025-11-22', '2026-11-22', false],
  ['2025-11-22', '2026-11-23', true],
  ['2024-02-29', '2025-02-28', false],
  ['2024-02-29', '2025-03-01', true],
])('checked on %s and read on %s: to be compared again, %s', (checkedOn, today, stale) => {
  expect(isStale({...sources[0]!, checkedOn}, today)).toBe(stale);
});
