import clsx from 'clsx';
import type {ComponentProps} from 'react';

/** The browser's own `<details>`, which opens before hydration, too. */
export default function MDXDetails({
  className,
  summary,
  children,
  ...rest
}: ComponentProps<'details'> & {summary?: string}) {
  return (
    <details {...rest} className={clsx('alert alert--info', className)}>
      {summary && <summary>{summary}</summary>}
      {children}
    </details>
  );
}
