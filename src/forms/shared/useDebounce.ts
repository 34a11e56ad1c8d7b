import {useEffect, useRef} from 'react';

/**
 * Length of a pause in typing after which a change is announced: with each keystroke it would be
 * too much.
 */
export const QUIET_MS = 1000;

/**
 * Returns a function that runs its argument after a pause, in place of the one still waiting; null
 * only cancels.
 */
export function useDebounce(): (run: (() => void) | null) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (run) => {
    clearTimeout(timer.current);
    if (run) timer.current = setTimeout(run, QUIET_MS);
  };
}
