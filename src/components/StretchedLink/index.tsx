import Link, {type Props} from '@docusaurus/Link';
import clsx from 'clsx';

import styles from './styles.module.css';

/**
 * A link that is clickable on the whole area of the nearest ancestor with the class `linkedBlock`; that
 * block shows the focus ring.
 */
export default function StretchedLink({className, ...rest}: Props) {
  return <Link {...rest} className={clsx(styles.link, className)} />;
}

export const linkedBlock = styles.block;
