import {backend} from '@site/src/data/backend';
import {checkCustomFields, customFieldsFrom} from '@site/src/data/customFields';
import {formatsOf} from '@site/src/language/format';

const complete = {buildYear: 2026, formats: formatsOf('en'), ...backend({})};

test('complete fields are handed on as they are', () => {
  expect(() => checkCustomFields(complete)).not.toThrow();
  expect(customFieldsFrom({customFields: complete})).toBe(complete);
});

test.each([
  [{customFields: {...complete, buildYear: '2026'}}, /: buildYear missing or of the wrong type/],
  [{customFields: {...complete, formats: null}}, /: formats missing/],
  [{customFields: {...complete, supabaseUrl: undefined}}, /: supabaseUrl missing/],
  [{customFields: {...complete, ipJsonUrl: null, ipTextUrl: 1}}, /: ipJsonUrl, ipTextUrl missing/],
  [{customFields: {...complete, connectOrigins: [1]}}, /: connectOrigins missing/],
  [
    {customFields: undefined},
    /: buildYear, formats, supabaseUrl, supabasePublishableKey, .*connectOrigins missing/,
  ],
])('%j is refused, and the field named', ({customFields}, message) => {
  expect(() => checkCustomFields(customFields)).toThrow(message);
});
