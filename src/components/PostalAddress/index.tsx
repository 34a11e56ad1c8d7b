import {credentials} from '@site/src/data/proof/credentials';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

type Address = NonNullable<typeof credentials.address>;

/** The second line of an envelope. */
export const cityLine = ({city, state, zip}: Address): string => `${city}, ${state} ${zip}`;

/** Where the company is, in the two lines of an envelope; nothing where it gives no address. */
export default function PostalAddress(): ReactNode {
  if (!credentials.address) return null;
  return (
    <address className={styles.address}>
      {credentials.address.street}
      <br />
      {cityLine(credentials.address)}
    </address>
  );
}
