import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/**
 * The notice that Florida Statutes 489.147(5) asks of a contractor who offers help with insurance
 * claims: the deductible is the owner's to pay, and waiving it or filing a false claim is fraud.
 * It stands beside every such offer, in every language.
 */
export default function ClaimsNotice(): ReactNode {
  return (
    <p className={styles.notice} role="note">
      <Translate id="components.claimsNotice.text">
        Florida Statutes 489.147: you are responsible for paying your insurance deductible. It is
        insurance fraud, punishable as a felony of the third degree, for a contractor to knowingly
        pay, waive or rebate any part of it, or for anyone to intentionally file an insurance claim
        that contains false, fraudulent or misleading information.
      </Translate>
    </p>
  );
}
