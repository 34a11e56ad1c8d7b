import Process from '@site/src/sections/home/Process';
import {LOCALES} from '@site/src/language/locales';

import {renderSite} from '../../../support/render';

/** After a hurricane it can take a day or more, as the page on tarping says. */
const AT_ONCE = /at once|immediately|inmediato|enseguida|trả lời ngay|đến ngay|바로 답|즉시|तुरंत/i;

test.each(LOCALES.map(({code}) => code))('promises nobody at once in %s', (locale) => {
  const {container} = renderSite(<Process />, {locale});
  expect(container.querySelector('li')).not.toHaveTextContent(AT_ONCE);
  expect(container.querySelector('li')).toHaveTextContent('24');
});
