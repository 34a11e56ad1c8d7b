import type {Props} from '@theme/DocRoot/Layout';
import type {ReactNode} from 'react';

/** A service page has no sidebar to stand beside: the page alone. */
export default function DocRootLayout({children}: Props): ReactNode {
  return <main>{children}</main>;
}
