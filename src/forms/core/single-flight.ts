/**
 * Lets one run go at a time: a second press, or Enter twice, while the first is under way does
 * nothing. Decided at once, not at the next rendering.
 */
export function singleFlight(): (run: () => Promise<void>) => Promise<void> {
  let flying = false;
  return async (run) => {
    if (flying) return;
    flying = true;
    try {
      await run();
    } finally {
      flying = false;
    }
  };
}
