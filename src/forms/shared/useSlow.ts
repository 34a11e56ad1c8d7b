import {useEffect, useState} from 'react';

/** After this long without an answer people wonder whether anything happens. */
export const SLOW_MS = 3_000;

/** Whether `isGoingOn` has been true for SLOW_MS. */
export function useSlow(isGoingOn: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isGoingOn) return;
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isGoingOn]);
  return isSlow;
}
