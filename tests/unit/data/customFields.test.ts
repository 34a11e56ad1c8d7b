import {backend} from '@site/src/data/backend';
import {customFieldsFrom} from '@site/src/data/customFields';

const complete = {buildYear: 2026, ...backend({})};

test('complete fields are handed on as they are', () =>
  expect(customFieldsFrom({customFields: complete})).toEqual(complete));

test.each([
  [{customFields: {...complete, buildYear: '2026'}}, /: buildYear missing or of the wrong type/],
  [{customFields: {...complete, supabaseUrl: undefined}}, /: supabaseUrl missing/],
  [{customFields: {...complete, ipJsonUrl: null, ipTextUrl: 1}}, /: ipJsonUrl, ipTextUrl missing/],
  [{customFields: {...complete, connectOrigins: [1]}}, /: connectOrigins missing/],
  [{}, /: buildYear, supabaseUrl, supabasePublishableKey, .*connectOrigins missing/],
])('%j is refused, and the field named', (siteConfig, message) => {
  expect(() => customFieldsFrom(siteConfig)).toThrow(message);
});
