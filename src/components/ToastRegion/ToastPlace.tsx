import {type ReactNode, useCallback} from 'react';

import {offerPlace} from './store';
import styles from './styles.module.css';

/**
 * Where a toast stands in the flow of the page, right above what it speaks of: so it lies over
 * nothing, however small the screen and wherever the visitor scrolls. Takes no room while empty.
 *
 * @param about the name that `showToast` is called with
 */
export default function ToastPlace({about}: {about: string}): ReactNode {
  const offer = useCallback((element: HTMLDivElement) => offerPlace(about, element), [about]);
  return <div ref={offer} className={styles.place} />;
}
