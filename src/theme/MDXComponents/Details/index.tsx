import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';

/** Text that opens at a press, as browsers know it: before the app is there, too. */
export default function MDXDetails({className, ...rest}: ComponentProps<'details'>): ReactNode {
  return <details {...rest} className={clsx('alert alert--info', className)} />;
}
