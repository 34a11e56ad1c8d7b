import {steps} from '../../../../scripts/translations/sequence';

test.each([
  ['abc', 'abc', '=a =b =c'],
  ['abc', 'ac', '=a -b =c'],
  ['ac', 'abc', '=a +b =c'],
  ['ab', 'ax', '=a -b +x'],
  ['', 'a', '+a'],
  ['aab', 'ab', '-a =a =b'],
])('from %j to %j', (old, now, expected) => {
  const shown = steps([...old], [...now]).map(({kind, old: i, now: j}) =>
    kind === 'same' ? `=${old[i]}` : kind === 'gone' ? `-${old[i]}` : `+${now[j]}`,
  );
  const sorted = (text: string) => text.split(' ').sort().join(' ');
  expect(sorted(shown.join(' '))).toBe(sorted(expected));
});
