import type {LocaleCode} from '@site/src/language/locales';
import {arrangeFor} from '@site/src/language/pickerView';
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
    arrangeFor(document, returnTo);
    if (!returnTo) return undefined;
    const to = returnToIn(locale, returnTo);
    const stop = new AbortController();
    void pageTitle(to, stop.signal).then((title) => {
      if (stop.signal.aborted) return;
      arrangeFor(document, title && returnTo);
      setTarget(title ? {to, title} : null);
    });
    return () => stop.abort();
  }, [locale]);

  return target;
}
