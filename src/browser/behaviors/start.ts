export type Behavior = (win: Window & typeof globalThis) => void;

/** Starts each behavior by itself: one that throws, in a very old browser, stops no other. */
export function start(...behaviors: Behavior[]): void {
  for (const behavior of behaviors) {
    try {
      behavior(window);
    } catch (error) {
      // Reported, and it stops nothing.
      setTimeout(() => {
        throw error;
      });
    }
  }
}
