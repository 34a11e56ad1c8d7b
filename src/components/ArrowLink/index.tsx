import Link, {type Props as LinkProps} from '@docusaurus/Link';
import clsx from 'clsx';
import {ArrowLeft, ArrowRight} from 'lucide-react';

import StretchedLink from '../StretchedLink';
import styles from './styles.module.css';

type Props = LinkProps & {
  /** The arrow points back, and stands before the words. */
  back?: boolean;
  /** See StretchedLink. */
  stretched?: boolean;
};

/** A stand-alone link with an arrow. */
export default function ArrowLink({
  back = false,
  stretched = false,
  className,
  children,
  ...rest
}: Props) {
  const Target = stretched ? StretchedLink : Link;
  return (
    <Target {...rest} className={clsx(styles.link, className)}>
      {back && <ArrowLeft size={18} aria-hidden="true" />}
      {children}
      {!back && <ArrowRight size={18} aria-hidden="true" />}
    </Target>
  );
}
