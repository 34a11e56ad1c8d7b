import {type ReactNode, useEffect, useState, useSyncExternalStore} from 'react';

import {loadToasts} from './load';
import {shownToast, subscribe} from './store';
import type Toasts from './Toasts';

/** Where toasts appear, on every page. Empty, and a few bytes, until there is one to show. */
export default function ToastRegion(): ReactNode {
  const toast = useSyncExternalStore(subscribe, shownToast, () => null);
  const [View, setView] = useState<typeof Toasts | null>(null);
  const wanted = toast !== null && View === null;

  useEffect(() => {
    if (!wanted) return;
    // Should the code not load, the form's own notice still tells what happened.
    loadToasts().then(
      (loaded) => setView(() => loaded.default),
      () => undefined,
    );
  }, [wanted]);

  return View && <View toast={toast} />;
}
