import type {LocaleCode} from '@site/src/language/locales';
import {leaveRoom} from '@site/src/language/pickerView';
import {readWanted, wantedIn} from '@site/src/language/wanted';
import {useEffect, useState} from 'react';

import {pageTitle} from '../pageTitle';

/** The page that the visitor came for, in the language selected. */
export type Wanted = {to: string; title: string};

/** Finds out which page the visitor came for; null where there is none or it does not exist. */
export function useWayOn(locale: LocaleCode): Wanted | null {
  const [found, setFound] = useState<Wanted | null>(null);

  useEffect(() => {
    const wanted = readWanted(() => sessionStorage);
    leaveRoom(document, wanted !== null);
    if (!wanted) return undefined;
    const to = wantedIn(locale, wanted);
    const stop = new AbortController();
    void pageTitle(to, stop.signal).then((title) => {
      if (stop.signal.aborted) return;
      leaveRoom(document, title !== null);
      setFound(title ? {to, title} : null);
    });
    return () => stop.abort();
  }, [locale]);

  return found;
}
