import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ButtonHTMLAttributes, ReactNode} from 'react';

import styles from './styles.module.css';

type Look = {
  /** `primary` is tile red, once per screen; `ghost` is the secondary action. */
  variant?: 'primary' | 'ghost';
  size?: 'md' | 'sm';
  className?: string;
  children: ReactNode;
};

type Props = Look &
  (
    | {to: string}
    | ({to?: never} & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'children'>)
  );

/** Class names of the buttons, for elements that are not a `Button`. */
export const primaryButton = clsx(styles.button, styles.primary);
export const ghostButton = clsx(styles.button, styles.ghost);

/** A button, or a link if `to` is set (a path of this site, `tel:` or `mailto:`). */
export default function Button({
  variant = 'primary',
  size = 'md',
  className,
  children,
  ...rest
}: Props) {
  const classes = clsx(styles.button, styles[variant], styles[size], className);
  if (rest.to !== undefined) {
    return (
      <Link className={classes} to={rest.to}>
        {children}
      </Link>
    );
  }
  const {to: _link, type = 'button', ...button} = rest;
  return (
    <button className={classes} type={type} {...button}>
      {children}
    </button>
  );
}
