import {CHOICES_IN_ENGLISH} from '@site/src/data/choicesInEnglish';
import {inspectionLists} from '@site/src/data/options';

test('staff read what the form shows in English', () => {
  const shown = inspectionLists().flatMap(({options}) =>
    options.map(({value, label}) => [value, label] as const),
  );
  expect(CHOICES_IN_ENGLISH).toEqual(Object.fromEntries(shown));
});
