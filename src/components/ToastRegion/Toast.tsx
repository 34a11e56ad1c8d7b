import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {CircleAlert, CircleCheck, X} from 'lucide-react';
import {type ReactNode, useEffect, useRef} from 'react';

import {dismissToast, type ShownToast} from './store';
import styles from './styles.module.css';

/** Long enough to read a toast twice. Toasts in a `ToastPlace` are not timed. */
const SUCCESS_MS = 8_000;

/** A message about what the visitor just did: announced to screen readers, and dismissible. */
export default function Toast({toast}: {toast: ShownToast}): ReactNode {
  const {kind, title, text, place} = toast;
  const isError = kind === 'error';
  const Icon = isError ? CircleAlert : CircleCheck;
  const root = useRef<HTMLDivElement>(null);
  const before = useRef<Element | null>(null);

  useEffect(() => {
    before.current = document.activeElement;
    place?.scrollIntoView({block: 'nearest'});
  }, [place]);

  function close(): void {
    // Back to the field that had the focus.
    const wasInside = root.current?.contains(document.activeElement) ?? false;
    dismissToast();
    if (wasInside && before.current instanceof HTMLElement) before.current.focus();
  }

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) close();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  useEffect(() => {
    if (isError || place) return;
    const timer = setInterval(() => {
      // While it is hovered or focused, somebody is still reading it.
      if (!root.current?.matches(':hover, :focus-within')) dismissToast();
    }, SUCCESS_MS);
    return () => clearInterval(timer);
  }, [isError, place]);

  return (
    <div
      ref={root}
      role={isError ? 'alert' : 'status'}
      className={clsx(styles.toast, !isError && styles.success)}
      data-toast
    >
      <Icon className={styles.icon} aria-hidden="true" />
      <div>
        <p className={styles.title}>{title}</p>
        <p className={styles.text}>{text}</p>
      </div>
      <button
        type="button"
        className={styles.close}
        onClick={close}
        aria-label={translate({id: 'forms.toast.close', message: 'Close this message'})}
      >
        <X aria-hidden="true" />
      </button>
    </div>
  );
}
