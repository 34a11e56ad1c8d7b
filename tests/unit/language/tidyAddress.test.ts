// cspell:ignore Ccontact futm fevil Fcategory Dinsurance Droof jsessionid
import {tidyAddress} from '../../../src/language/tidyAddress';

test.each([
  ['/contact', null],
  ['/es/contact', null],
  ['/', null],
  ['/contact%zz', null],
  ['/%5Ccontact.', null],
  ['/Contact', '/contact'],
  ['/contact.', '/contact'],
  ['/contact)”', '/contact'],
  ['/ contact%20', '/contact'],
  ['/contact%E2%80%8B', '/contact'],
  ['/contact%EF%BB%BF/', '/contact'],
  ['/contact&utm_source=x&y=%20', '/contact?utm_source=x&y=%20'],
  ['/Contact%3futm_source=x', '/contact?utm_source=x'],
  ['/contact%26', '/contact'],
  ['/contact&amp;utm_source=x', '/contact?utm_source=x'],
  [
    '/knowledge-center%3Fcategory%3Dinsurance%26q%3Droof',
    '/knowledge-center?category=insurance&q=roof',
  ],
  ['/contact으로', '/contact'],
  ['/contact%EB%A5%BC', '/contact'],
  ['/contact%E2%80%99s', '/contact'],
  ['/contact%20(813)%20555-0142', '/contact'],
  ['/contact%F0%9F%91%87%F0%9F%8F%BD', '/contact'],
  ['/contact%EF%B8%8F', '/contact'],
  ['/contact%E3%85%A4', '/contact'],
  ['/(contact)', '/contact'],
  ['/%3Ccontact%3E', '/contact'],
  ['/contact%23form', '/contact'],
  ['/contact%2520', '/contact'],
  ['/contact%253Futm_source=x', '/contact'],
  ['/contact;jsessionid=1', '/contact'],
  ['/contact](x)', '/contact'],
  ['/es%20/contact', '/es/contact'],
  ['/en/contact', '/contact'],
  ['/EN', '/'],
  ['/en/EN/en-US//en/contact', '/contact'],
  ['/en/es-MX/contact', '/es/contact'],
  ['/es/en/contact', null],
  ['/fr/contact', '/contact'],
  ['/fr', '/'],
  ['/zz/contact', null],
  ['/About//us', '/about/us'],
  ['/es-MX/contact.', '/es/contact'],
  ['/%EB%AC%B8%EC%9D%98', null],
  ['//evil.example.', '/evil.example'],
  ['/%2f%2fevil.example.', '/evil.example'],
])('%s was %s', (pathname, expected) => {
  const tidy = tidyAddress(pathname);
  expect(tidy && tidy.path + tidy.search).toBe(expected);
  // Nobody is led in a circle, nor off the site.
  if (tidy) expect(tidyAddress(tidy.path)).toBeNull();
});
