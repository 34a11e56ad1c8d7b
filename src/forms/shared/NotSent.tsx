import useIsBrowser from '@docusaurus/useIsBrowser';
import {type ReactNode, useEffect, useRef} from 'react';

import CallUs from './CallUs';

/**
 * Says that the form around it has not been sent, with the phone number and the hours. After a failure
 * it scrolls into view and returns the focus to the button, which lost it while disabled. The HTML has
 * it hidden: if the form's script does not come, the script in the head shows it
 * (`src/browser/islands/hold.ts`); if that does not run either, a style does (`Island`).
 */
export default function NotSent({hasFailed, children}: {hasFailed: boolean; children: ReactNode}) {
  const isEarly = !useIsBrowser();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!hasFailed) return;
    const button = notice.current?.closest('form')?.querySelector<HTMLElement>('[type=submit]');
    // A rejected field has the focus already. After a quick reply the disabled button still has it.
    if (![document.body, button].includes(document.activeElement as HTMLElement)) return;
    button?.focus({preventScroll: true});
    // At once: the toast right above it scrolls to its own place, which would end a smooth scroll.
    button?.scrollIntoView({block: 'center', behavior: 'instant'});
  }, [hasFailed]);
  if (!isEarly && !hasFailed) return null;
  return (
    <div ref={notice} {...(isEarly && {role: 'alert', hidden: true, 'data-late-notice': true})}>
      <CallUs>{children}</CallUs>
    </div>
  );
}
