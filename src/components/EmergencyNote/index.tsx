import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {spokenHours} from '@site/src/data/company';
import type {ReactNode} from 'react';

/** What to do while water comes in: call; where nobody speaks the page's language, call or write. */
export default function EmergencyNote(): ReactNode {
  return spokenHours(useDocusaurusContext().i18n.currentLocale) ? (
    <Translate id="contact.card.emergencyNote">
      Water coming in now? Do not fill out a form.
    </Translate>
  ) : (
    <Translate id="contact.card.emergencyChoice">
      Water coming in now? Call us, or write to us.
    </Translate>
  );
}
