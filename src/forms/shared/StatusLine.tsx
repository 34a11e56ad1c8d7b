import type {ReactNode} from 'react';

/** Visually hidden live region: announces to screen readers what the page shows by other means. */
export default function StatusLine({children}: {children: ReactNode}): ReactNode {
  return (
    <p className="spoken" role="status">
      {children}
    </p>
  );
}
