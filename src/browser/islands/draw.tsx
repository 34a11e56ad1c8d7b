import {BrowserContextProvider} from '@docusaurus/core/lib/client/browserContext';
import {DocusaurusContextProvider} from '@docusaurus/core/lib/client/docusaurusContext';
import {type ComponentType, type ReactNode, useEffect} from 'react';
import {flushSync} from 'react-dom';
import {createRoot, hydrateRoot} from 'react-dom/client';

function Drawn({children, then}: {children: ReactNode; then: () => void}): ReactNode {
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
    const part = (
      <DocusaurusContextProvider>
        <BrowserContextProvider>
          <Drawn then={resolve}>
            <Part />
          </Drawn>
        </BrowserContextProvider>
      </DocusaurusContextProvider>
    );
    if (isOwn) hydrateRoot(island, part);
    else flushSync(() => createRoot(island).render(part));
  });
