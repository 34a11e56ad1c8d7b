import {BrowserContextProvider} from '@docusaurus/core/lib/client/browserContext';
import {DocusaurusContextProvider} from '@docusaurus/core/lib/client/docusaurusContext';
import {type ComponentType, type ReactNode, useEffect, useLayoutEffect} from 'react';
import {flushSync} from 'react-dom';
import {createRoot, hydrateRoot} from 'react-dom/client';

import {keep} from './redraw';

type Drawn = {children: ReactNode; putBack: () => void; then: () => void};

function Drawn({children, putBack, then}: Drawn) {
  // In the task in which the elements are replaced, so that no key goes nowhere, but after it: React would
  // empty a field that it controls again.
  useLayoutEffect(() => queueMicrotask(putBack), [putBack]);
  useEffect(then, [then]);
  return children;
}

/**
 * Hands an island over to React, until the effects of its parts.
 *
 * @param isOwn whether its HTML is of the same release. Another one's is drawn anew, at once: React would
 * take over whatever happens to fit.
 */
export const draw = (island: HTMLElement, Part: ComponentType, isOwn: boolean): Promise<void> =>
  new Promise((resolve) => {
    const putBack = keep(island);
    const part = (
      <DocusaurusContextProvider>
        <BrowserContextProvider>
          <Drawn putBack={putBack} then={resolve}>
            <Part />
          </Drawn>
        </BrowserContextProvider>
      </DocusaurusContextProvider>
    );
    if (isOwn) hydrateRoot(island, part);
    else flushSync(() => createRoot(island).render(part));
  });
