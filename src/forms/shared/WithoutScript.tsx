import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';

import CallUs from './CallUs';

/**
 * Shows the phone number in place of a form where JavaScript is off. A stylesheet hides
 * `data-needs-script`; it is a file, because the content security policy forbids inline styles.
 */
export default function WithoutScript({children}: {children: ReactNode}) {
  return (
    <noscript>
      <link rel="stylesheet" href={useBaseUrl('/no-script.css')} />
      <CallUs>{children}</CallUs>
    </noscript>
  );
}
