import {primaryButton} from '@site/src/components/Button';
import type {LocaleCode} from '@site/src/language/locales';
import clsx from 'clsx';
import type {MouseEvent, ReactNode} from 'react';

import styles from './styles.module.css';
import type {ReturnTarget} from './useReturnTarget';

type Props = {
  target: ReturnTarget | null;
  locale: LocaleCode;
  /** "Continue to: {title}" in the selected language. */
  text: string;
  onChoose: (locale: LocaleCode, to: string) => void;
};

/**
 * Link to the page that the visitor requested, by its title in the selected language. Its space is
 * reserved from the first paint, so that nothing moves when the title arrives.
 */
export default function ContinueLink({target, locale, text, onChoose}: Props): ReactNode {
  function follow(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onChoose(locale, target!.to);
  }

  const [before, after] = text.split('{title}');
  return (
    <div className={styles.slot}>
      {target && (
        <a
          className={clsx(primaryButton, styles.link)}
          href={target.to}
          lang={locale}
          onClick={follow}
        >
          {before}
          <b className={styles.title}>{target.title}</b>
          {after}
        </a>
      )}
    </div>
  );
}
