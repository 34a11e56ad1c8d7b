import useBaseUrl from '@docusaurus/useBaseUrl';
import type {LocaleCode} from '@site/src/language/locales';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

type Props = {code: LocaleCode; name: string; className?: string; children?: ReactNode};

/** How a language looks on the picker: a white row with its pennant and its own name. */
export default function Face({code, name, className, children}: Props): ReactNode {
  return (
    <span className={clsx(styles.face, className)} lang={code}>
      <img
        className={styles.flag}
        src={useBaseUrl(`/img/flags/${code}.svg`)}
        alt=""
        width={42}
        height={28}
        // Loads after text and scene; without `low`, React would preload each flag in the head.
        fetchPriority="low"
      />
      {name}
      {children}
    </span>
  );
}
