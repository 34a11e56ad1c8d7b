import {type ReactNode, useSyncExternalStore} from 'react';
import {createPortal} from 'react-dom';

import {toastStore} from './store';
import styles from './styles.module.css';
import Toast from './Toast';

/**
 * Shows the toast, on every page: in its `ToastPlace`, or over the edge of the window if its form is
 * gone. Part of the main bundle, because error toasts must show when nothing else loads.
 */
export default function ToastRegion(): ReactNode {
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.get, () => null);
  if (!toast) return null;
  const shown = <Toast key={toast.id} toast={toast} />;
  return toast.place ? (
    createPortal(shown, toast.place)
  ) : (
    <div className={styles.edge}>{shown}</div>
  );
}
