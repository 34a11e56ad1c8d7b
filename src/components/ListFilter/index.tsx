import script from '@generated/page-scripts/default/listFilter.json';
import type {ReactNode} from 'react';

import {LIST} from './behavior';

/** The root of a list with a filter. Its script runs as the HTML arrives, so that no other items flash. */
export default function ListFilter({children}: {children: ReactNode}): ReactNode {
  return (
    <div {...{[LIST]: ''}}>
      {children}
      {/* The finish passes put its text in, so React must not compare it. */}
      <script suppressHydrationWarning dangerouslySetInnerHTML={{__html: script}} />
    </div>
  );
}
