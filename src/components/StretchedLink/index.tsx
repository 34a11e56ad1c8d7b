import Link, {type Props} from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/**
 * A link whose whole block is its target: that of the nearest ancestor with the class
 * `linkedBlock`, which shows its focus.
 */
export default function StretchedLink({className, ...rest}: Props): ReactNode {
  return <Link {...rest} className={clsx(styles.link, className)} />;
}

export const linkedBlock = styles.block;
