import {translate} from '@docusaurus/Translate';
import * as Toast from '@radix-ui/react-toast';
import clsx from 'clsx';
import {CircleAlert, CircleCheck, X} from 'lucide-react';
import {type ReactNode, useEffect, useRef} from 'react';

import {dismissToast, type ShownToast} from './store';
import styles from './styles.module.css';

/** Long enough to read twice; the page itself says the same and stays. */
const SUCCESS_MS = 8_000;

/**
 * The library announces through a copy of the text that it removes after a second. Ours is a live
 * region itself, which stays as long as the toast, so the copy goes where nobody hears it.
 */
const nowhere = document.createElement('div');

function OneToast({toast}: {toast: ShownToast}): ReactNode {
  const isError = toast.kind === 'error';
  const Icon = isError ? CircleAlert : CircleCheck;
  const root = useRef<HTMLDivElement>(null);
  const before = useRef<Element | null>(null);
  useEffect(() => {
    before.current = document.activeElement;
  }, []);

  function close(): void {
    // Back to the field, where a keyboard came from.
    const wasInside = root.current?.parentElement?.contains(document.activeElement) ?? false;
    dismissToast();
    if (wasInside && before.current instanceof HTMLElement) before.current.focus();
  }

  return (
    <Toast.Root
      asChild
      open
      duration={isError ? Infinity : SUCCESS_MS}
      onOpenChange={(open) => {
        if (!open) close();
      }}
    >
      <div
        ref={root}
        role={isError ? 'alert' : 'status'}
        className={clsx(styles.toast, !isError && styles.success)}
      >
        <Icon className={styles.icon} aria-hidden="true" />
        <div className={styles.words}>
          <Toast.Title className={styles.title}>{toast.title}</Toast.Title>
          <Toast.Description>{toast.text}</Toast.Description>
        </div>
        <Toast.Close
          className={styles.close}
          aria-label={translate({id: 'forms.toast.close', message: 'Close this message'})}
        >
          <X aria-hidden="true" />
        </Toast.Close>
      </div>
    </Toast.Root>
  );
}

/** The toast, if there is one, in its region. Loaded only when needed. */
export default function Toasts({toast}: {toast: ShownToast | null}): ReactNode {
  return (
    <Toast.Provider
      swipeDirection="left"
      announcerContainer={nowhere}
      label={translate({id: 'forms.toast.label', message: 'Message'})}
    >
      {toast && <OneToast key={toast.id} toast={toast} />}
      <Toast.Viewport
        asChild
        label={translate({id: 'forms.toast.region', message: 'Messages (F8)'})}
      >
        <div className={styles.viewport} />
      </Toast.Viewport>
    </Toast.Provider>
  );
}
