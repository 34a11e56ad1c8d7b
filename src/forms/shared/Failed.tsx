import {type ReactNode, useEffect, useRef} from 'react';

import CallUs from './CallUs';

/**
 * Beside the error after a failed request: the phone number and the hours. Scrolls into view and
 * returns the focus to the button, which lost it while disabled.
 */
export default function Failed({children}: {children: ReactNode}): ReactNode {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const form = notice.current?.closest('form');
    // A rejected field has the focus already.
    if (document.activeElement !== document.body) return;
    const button = form?.querySelector<HTMLElement>('[type=submit]');
    button?.focus({preventScroll: true});
    // The toast, if it has its place, is right above it and scrolls both into view.
    button?.scrollIntoView({block: 'center'});
  }, []);
  return (
    <div ref={notice}>
      <CallUs>{children}</CallUs>
    </div>
  );
}
