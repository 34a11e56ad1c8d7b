import {company, phoneHref} from '@site/src/data/company';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** The company's number as a `tel:` link, never broken over lines. `children` replace the bare number. */
export default function PhoneLink({
  className,
  children,
}: {
  className?: string;
  children?: ReactNode;
}): ReactNode {
  return (
    <a href={phoneHref} className={clsx(styles.phone, className)}>
      {children ?? company.phone.display}
    </a>
  );
}
