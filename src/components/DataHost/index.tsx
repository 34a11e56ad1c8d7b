import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {customFieldsFrom} from '@site/src/lib/customFields';

/** In the privacy policy: where the forms' data lies, by the settings of the build. */
export default function DataHost() {
  const {supabaseUrl} = customFieldsFrom(useDocusaurusContext().siteConfig);
  return supabaseUrl ? (
    <Translate id="privacy.host.supabase">
      Form data is stored for us by Supabase, which hosts our database.
    </Translate>
  ) : (
    <Translate id="privacy.host.own">
      Form data goes to this website’s own server and is stored in its database.
    </Translate>
  );
}
