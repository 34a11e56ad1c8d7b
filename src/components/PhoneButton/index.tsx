import Translate from '@docusaurus/Translate';
import {company, phoneHref} from '@site/src/data/company';
import {Phone} from 'lucide-react';
import type {ReactNode} from 'react';

import Button from '../Button';

/** The number as a second action. */
export default function PhoneButton(): ReactNode {
  return (
    <Button variant="ghost" to={phoneHref}>
      <Phone size={20} aria-hidden="true" />
      <Translate id="header.call.label" values={{phone: company.phone.display}}>
        {'Call {phone}'}
      </Translate>
    </Button>
  );
}
