import type {LocaleCode} from '@site/src/language/locales';
import type {MouseEvent, ReactNode} from 'react';

import styles from './styles.module.css';
import type {Wanted} from './useWayOn';

type Props = {
  wanted: Wanted | null;
  locale: LocaleCode;
  /** "Continue to: {title}" in the language selected. */
  text: string;
  onChoose: (locale: LocaleCode, to: string) => void;
};

/**
 * The first way on: the page that the visitor came for, by its title in the language selected. The
 * place it takes is kept free from the first paint, so that nothing moves when the title arrives.
 */
export default function WayOn({wanted, locale, text, onChoose}: Props): ReactNode {
  function follow(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onChoose(locale, wanted!.to);
  }

  const [before, after] = text.split('{title}');
  return (
    <div className={styles.room}>
      {wanted && (
        <a className={styles.wayOn} href={wanted.to} lang={locale} onClick={follow}>
          {before}
          <b className={styles.title}>{wanted.title}</b>
          {after}
        </a>
      )}
    </div>
  );
}
