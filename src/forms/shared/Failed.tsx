import {type ReactNode, useEffect, useRef} from 'react';

import CallUs from './CallUs';

/**
 * Beside the error, after a request that did not get through: another way, and when. Comes into
 * view, and gives the focus back to the button, which lost it while it was off.
 */
export default function Failed({children}: {children: ReactNode}): ReactNode {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const form = notice.current?.closest('form');
    // A refused field has the focus already.
    if (document.activeElement !== document.body) return;
    const button = form?.querySelector<HTMLElement>('[type=submit]');
    button?.focus({preventScroll: true});
    // The toast, if it has its place, stands right above it and moves both into view.
    button?.scrollIntoView({block: 'center'});
  }, []);
  return (
    <div ref={notice}>
      <CallUs>{children}</CallUs>
    </div>
  );
}
