import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';

import CallUs from './CallUs';

/**
 * Replaces a form without JavaScript: the phone number. The stylesheet hides what is marked
 * `data-needs-script`; as a file, because the content policy forbids styles in the page.
 */
export default function WithoutScript({children}: {children: ReactNode}): ReactNode {
  return (
    <noscript>
      <link rel="stylesheet" href={useBaseUrl('/no-script.css')} />
      <CallUs>{children}</CallUs>
    </noscript>
  );
}
