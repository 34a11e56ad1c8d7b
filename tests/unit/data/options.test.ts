import {inspectionFields, LIST_FIELDS} from '@site/src/data/inspectionFields';
import {inspectionOptions} from '@site/src/data/options';

// tests/sql/fields.test.ts compares the choices with the migrated database.
it.each(LIST_FIELDS)('%s offers every choice, in order, each with a label', (field) => {
  const offered = inspectionOptions()[field];
  expect(offered.map(({value}) => value)).toEqual(inspectionFields[field].choices);
  expect(offered.filter(({label}) => !label)).toEqual([]);
});
