import type {Props} from '@theme/DocRoot/Layout';
import type {ReactNode} from 'react';

/** Service pages have no sidebar: render the page alone. */
export default function DocRootLayout({children}: Props): ReactNode {
  return <main>{children}</main>;
}
