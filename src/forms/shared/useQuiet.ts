import {useCallback, useEffect, useRef} from 'react';

/** A pause in typing after which a change is told: with each letter it would be too much. */
export const QUIET_MS = 1000;

/** Returns a function that runs what it is given after a pause, in place of what still waits. */
export function useQuiet(): (run: (() => void) | null) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback((run) => {
    clearTimeout(timer.current);
    if (run) timer.current = setTimeout(run, QUIET_MS);
  }, []);
}
