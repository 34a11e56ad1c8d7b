import {inspectionFields} from '@site/src/data/inspectionFields';
import {LIFESPANS} from '@site/src/data/lifespans';
import {rulesFor, stageOf, yearsOf} from '@site/src/lib/roofStanding';

const ages = Object.keys(inspectionFields.roofAge.choices);

test.each([
  ['shingle', ['before', 'before', 'within', 'within', 'near', null]],
  ['metal', ['before', 'before', 'before', 'before', 'within', null]],
  ['tile', ['before', 'before', 'before', 'within', 'within', null]],
  ['gravel', ['before', 'before', 'within', 'near', 'near', null]],
  ['flat', ['before', 'before', 'within', 'within', 'near', null]],
] as const)('where a roof of %s stands at each age of the list', (kind, stages) => {
  const stageAt = (age: string) => {
    const years = yearsOf(age);
    return years && stageOf(years, LIFESPANS[kind]);
  };
  expect(ages.map(stageAt)).toEqual(stages);
});

test('the rule under 15 years, and the other one; both where the answer leaves it open', () => {
  const rules = ages.map((age) => {
    const years = yearsOf(age);
    return years && Object.values(rulesFor(years)).map(Number).join('');
  });
  expect(rules).toEqual(['10', '10', '11', '01', '01', null]);
});
