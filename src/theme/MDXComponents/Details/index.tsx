import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';

/** Text that opens at a press of its summary, as browsers know it: before the app is there, too. */
export default function MDXDetails({
  className,
  summary,
  children,
  ...rest
}: ComponentProps<'details'> & {summary?: string}): ReactNode {
  return (
    <details {...rest} className={clsx('alert alert--info', className)}>
      {summary && <summary>{summary}</summary>}
      {children}
    </details>
  );
}
