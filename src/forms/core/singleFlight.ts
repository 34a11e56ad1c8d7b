/**
 * Allows one run at a time: a second click, or Enter twice, does nothing while the first is
 * running. Checked synchronously, not at the next render.
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
