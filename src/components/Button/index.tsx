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
    | {to: string; onClick?: () => void}
    | ({to?: never} & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'children'>)
  );

/** Class names of the buttons, for elements that are not a `Button`. */
export const primaryButton = clsx(styles.button, styles.primary);
export const ghostButton = clsx(styles.button, styles.ghost);

/** A button, or a link if `to` is set (a path of this site, `tel:`, `mailto:` or `pathname:`). */
export default function Button({
  variant = 'primary',
  size = 'md',
  className,
  children,
  ...rest
}: Props): ReactNode {
  const classes = clsx(styles.button, styles[variant], styles[size], className);
  if (rest.to !== undefined) {
    // Link would open these in a new tab, as it does with other sites. `pathname://` is a page of
    // another locale's build.
    if (/^(?:tel|mailto|pathname):/.test(rest.to)) {
      return (
        <a className={classes} href={rest.to.replace('pathname://', '')} onClick={rest.onClick}>
          {children}
        </a>
      );
    }
    return (
      <Link className={classes} to={rest.to} onClick={rest.onClick}>
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
