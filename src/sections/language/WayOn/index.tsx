import {readWanted, wantedIn} from '@site/src/language/wanted';
import type {LocaleCode} from '@site/src/language/locales';
import {useEffect, useState, type MouseEvent, type ReactNode} from 'react';

import {pageTitle} from '../pageTitle';
import styles from './styles.module.css';

type Props = {
  locale: LocaleCode;
  /** "Continue to: {title}" in the language selected. */
  text: string;
  onChoose: (locale: LocaleCode, to: string) => void;
};

type Found = {to: string; title: string};

/**
 * The second way on: the page that the visitor came for, by its title in the language selected.
 * Shows nothing where there is none or it does not exist.
 */
export default function WayOn({locale, text, onChoose}: Props): ReactNode {
  const [found, setFound] = useState<Found | null>(null);

  useEffect(() => {
    const wanted = readWanted(() => sessionStorage);
    if (!wanted) return undefined;
    const to = wantedIn(locale, wanted);
    const stop = new AbortController();
    void pageTitle(to, stop.signal).then((title) => {
      if (!stop.signal.aborted) setFound(title ? {to, title} : null);
    });
    return () => stop.abort();
  }, [locale]);

  if (!found) return null;

  function follow(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onChoose(locale, found!.to);
  }

  const [before, after] = text.split('{title}');
  return (
    <a className={styles.wayOn} href={found.to} lang={locale} onClick={follow}>
      {before}
      <b>{found.title}</b>
      {after}
    </a>
  );
}
