import type {LocaleCode} from '@site/src/language/locales';
import {reserveContinueLink} from '@site/src/language/pickerView';
import {readReturnTo, returnToIn} from '@site/src/language/returnTo';
import {useEffect, useState} from 'react';

import {pageTitle} from '../pageTitle';

/** The page that the visitor requested, in the selected language. */
export type ReturnTarget = {to: string; title: string};

/** Looks up the requested page; null where there is none or it does not exist. */
export function useReturnTarget(locale: LocaleCode): ReturnTarget | null {
  const [target, setTarget] = useState<ReturnTarget | null>(null);

  useEffect(() => {
    const returnTo = readReturnTo(() => sessionStorage);
    reserveContinueLink(document, returnTo !== null);
    if (!returnTo) return undefined;
    const to = returnToIn(locale, returnTo);
    const stop = new AbortController();
    void pageTitle(to, stop.signal).then((title) => {
      if (stop.signal.aborted) return;
      reserveContinueLink(document, title !== null);
      setTarget(title ? {to, title} : null);
    });
    return () => stop.abort();
  }, [locale]);

  return target;
}
