import FontPreload from '@site/src/components/FontPreload';
import type {ReactNode} from 'react';

/** Wraps every page, the picker included, which has no layout. */
export default function Root({children}: {children: ReactNode}) {
  return (
    <>
      <FontPreload />
      {children}
    </>
  );
}
