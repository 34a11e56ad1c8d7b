import {translate} from '@docusaurus/Translate';
import {CircleAlert} from 'lucide-react';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** Props that the control takes from its field. */
type ControlProps = {
  id: string;
  name: string;
  className: string | undefined;
  required: boolean;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
};

type Props = {
  /** Unique on the page; the ids of hint and error derive from it. */
  id: string;
  name: string;
  label: ReactNode;
  required?: boolean;
  /** Shows "*" or "optional" beside the label; off in a form with a single field. */
  marked?: boolean;
  hint?: ReactNode;
  /** What is wrong, and how to fix it. */
  error?: string | undefined;
  /** Draws the control with the props that tie it to label, hint and error. */
  children: (control: ControlProps) => ReactNode;
};

/** A control with its always visible label, its hint, and the message when its entry is wrong. */
export default function Field({
  id,
  name,
  label,
  required = false,
  marked = true,
  hint,
  error,
  children,
}: Props) {
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {marked && required && (
          <span className={styles.mark} aria-hidden="true">
            {' '}
            *
          </span>
        )}
        {marked && !required && (
          <span className={styles.optional}>
            {/* One text: Chrome leaves a space that stands alone out of the field's name. */}
            {` ${translate({id: 'forms.field.optional', message: '(optional)'})}`}
          </span>
        )}
      </label>
      {children({
        id,
        name,
        className: styles.control,
        required,
        // Written out: Firefox takes an empty required field without it for invalid.
        'aria-invalid': Boolean(error),
        'aria-describedby': describedBy || undefined,
      })}
      {error && (
        <p className={styles.error} id={errorId}>
          <CircleAlert className={styles.icon} aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}
