import Translate from '@docusaurus/Translate';
import {routes} from '@site/src/data/routes';
import type {ReactNode} from 'react';

import Button from '../Button';

/** The site's first action, by its one name: it leads to the form. */
export default function InspectionButton(): ReactNode {
  return (
    <Button to={routes.contact}>
      <Translate id="components.inspectionButton">Book a free inspection</Translate>
    </Button>
  );
}
