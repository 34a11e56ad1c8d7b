import FontPreload from '@site/src/components/FontPreload';
import type {ReactNode} from 'react';

/** Round every page, the picker included (it stands outside the layout). */
export default function Root({children}: {children: ReactNode}): ReactNode {
  return (
    <>
      <FontPreload />
      {children}
    </>
  );
}
