import Translate from '@docusaurus/Translate';
import Summary from '@site/src/components/Fold/Summary';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/**
 * Holds the form. Once a request is sent it folds the emptied form away, so that the journey ends
 * with the confirmation above it; whoever has another roof opens it again. Native, so that the fields
 * stay mounted and the browser says whether it is open.
 */
export default function Foldable({
  isSent,
  children,
}: {
  isSent: boolean;
  children: ReactNode;
}): ReactNode {
  return (
    <details className={isSent ? undefined : styles.whole} open={!isSent}>
      <Summary>
        <Translate id="forms.inspection.sentAgain">Send another request</Translate>
      </Summary>
      {children}
    </details>
  );
}
