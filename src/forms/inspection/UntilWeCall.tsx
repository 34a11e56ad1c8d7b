import Translate from '@docusaurus/Translate';
import ArrowLink from '@site/src/components/ArrowLink';
import {serviceRoute} from '@site/src/data/routes';
import {EMERGENCY_SLUG} from '@site/src/data/services';
import type {ReactNode} from 'react';

import styles from './sent.module.css';
import WhenWeCall from './WhenWeCall';

/** What happens after an urgent request, and what to do until then. */
export default function UntilWeCall({number}: {number: ReactNode}): ReactNode {
  return (
    <>
      <WhenWeCall phone={number} />
      <h3 className={styles.subtitle}>
        <Translate id="forms.leak.until">Until then</Translate>
      </h3>
      <ul className={styles.steps}>
        <li>
          <Translate id="forms.leak.ceiling">
            Keep people and pets out from under a ceiling that bulges. It can fall all at once.
          </Translate>
        </li>
        <li>
          <Translate id="forms.leak.breaker">
            Water near a light or outlet? Switch that circuit off at the panel, if you can reach it
            without standing in water.
          </Translate>
        </li>
        <li>
          <Translate id="forms.leak.buckets">
            Put buckets down, move what you can, and take photos.
          </Translate>
        </li>
      </ul>
      <ArrowLink to={serviceRoute(EMERGENCY_SLUG)}>
        <Translate id="forms.leak.more">More for the next ten minutes</Translate>
      </ArrowLink>
    </>
  );
}
