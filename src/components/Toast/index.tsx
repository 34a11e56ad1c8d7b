import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {CircleAlert, CircleCheck, X} from 'lucide-react';
import {useEffect, useRef} from 'react';

import styles from './styles.module.css';

/** What a toast says. */
export type ToastContent = {kind: 'error' | 'success'; title: string; text: string};

type Props = ToastContent & {
  onClose: () => void;
  /** For a place that is not in the flow. */
  className?: string | undefined;
};

/**
 * A message about what the visitor just did: announced to screen readers, and dismissible. It stands in
 * the page, beside its form, so that it covers nothing at any screen size or scroll position.
 */
export default function Toast({kind, title, text, onClose, className}: Props) {
  const isError = kind === 'error';
  const Icon = isError ? CircleAlert : CircleCheck;
  const root = useRef<HTMLDivElement>(null);
  const before = useRef<Element | null>(null);

  useEffect(() => {
    before.current = document.activeElement;
    root.current?.scrollIntoView({block: 'nearest'});
  }, []);

  function close(): void {
    // Back to the field that had the focus.
    const wasInside = root.current?.contains(document.activeElement) ?? false;
    onClose();
    if (wasInside && before.current instanceof HTMLElement) before.current.focus();
  }

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) close();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });

  return (
    <div
      ref={root}
      role={isError ? 'alert' : 'status'}
      className={clsx(styles.toast, !isError && styles.success, className)}
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
