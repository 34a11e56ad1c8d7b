import type {Props} from '@theme/Layout/Provider';
import type {ReactNode} from 'react';

/** None of the theme's contexts: nothing here reads them. */
export default function LayoutProvider({children}: Props): ReactNode {
  return children;
}
