import DataHost from '@site/src/components/DataHost';
import {LOCALES} from '@site/src/language/locales';
import {backend} from '@site/src/lib/backend';

import {renderSite} from '../../support/render';

const URL = 'https://abc.supabase.co';

it.each([
  [{SUPABASE_URL: URL}, true],
  [{SUPABASE_URL: URL, EMBEDDED_API: '1'}, false],
  [{EMBEDDED_API: '1'}, false],
])('a build with %j names Supabase: %s', (settings, isNamed) => {
  for (const {code} of LOCALES) {
    const {container} = renderSite(<DataHost />, {locale: code, customFields: backend(settings)});
    expect([code, /Supabase/.test(container.textContent)]).toEqual([code, isNamed]);
    expect(container).not.toBeEmptyDOMElement();
  }
});
