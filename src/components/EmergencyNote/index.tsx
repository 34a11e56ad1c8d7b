import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {useAnswering} from '../useAnswering';

/** What to do while water comes in: call; where nobody answers in the page's language day and night, call or write. */
export default function EmergencyNote(): ReactNode {
  return useAnswering().always ? (
    <Translate id="contact.card.emergencyNote">
      Water coming in now? Do not fill out a form.
    </Translate>
  ) : (
    <Translate id="contact.card.emergencyChoice">
      Water coming in now? Call us, or write to us.
    </Translate>
  );
}
