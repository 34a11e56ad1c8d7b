import type {ReactNode} from 'react';

import CallUs from './CallUs';
import './withoutScript.css';

/** In place of a form that is dead without JavaScript: the phone number. */
export default function WithoutScript({children}: {children: ReactNode}): ReactNode {
  return (
    <noscript>
      <CallUs>{children}</CallUs>
    </noscript>
  );
}
