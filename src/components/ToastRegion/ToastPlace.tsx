import {type ReactNode, useCallback} from 'react';

import {offerPlace} from './store';
import styles from './styles.module.css';

/**
 * Places a toast in the flow of the page, right above what it is about, so that it covers nothing
 * at any screen size or scroll position. Takes no space while empty.
 *
 * @param about the name passed to `showToast`
 */
export default function ToastPlace({about}: {about: string}): ReactNode {
  const offer = useCallback((element: HTMLDivElement) => offerPlace(about, element), [about]);
  return <div ref={offer} className={styles.place} />;
}
