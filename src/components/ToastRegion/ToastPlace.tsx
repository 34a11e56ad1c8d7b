import clsx from 'clsx';
import {type ReactNode, useCallback} from 'react';

import {offerPlace} from './store';
import styles from './styles.module.css';

/**
 * Shows toasts in the page, beside their form, so that they cover nothing at any screen size or scroll
 * position. Takes no space while empty.
 *
 * @param about the name passed to `showToast`
 * @param className for a place that is not in the flow
 */
export default function ToastPlace({
  about,
  className,
}: {
  about: string;
  className?: string;
}): ReactNode {
  const offer = useCallback((element: HTMLDivElement) => offerPlace(about, element), [about]);
  return <div ref={offer} className={clsx(styles.place, className)} />;
}
