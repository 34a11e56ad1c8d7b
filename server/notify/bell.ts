/** What wakes a loop before its pause is over. */
interface Bell {
  /** Ends the wait; where nobody waits, the next one. */
  ring(): void;
  /** From now on nobody waits. */
  stop(): void;
  /**
   * Resolves after the pause, or once it rings.
   *
   * @param deaf true: a ring does not shorten it.
   */
  wait(pause: number, deaf?: boolean): Promise<void>;
}

export function createBell(): Bell {
  let rung = false;
  let stopped = false;
  let isDeaf = false;
  let end: () => void = () => {};
  return {
    ring() {
      rung = true;
      if (!isDeaf) end();
    },
    stop() {
      stopped = true;
      end();
    },
    async wait(pause, deaf = false) {
      if (!stopped && (deaf || !rung)) {
        isDeaf = deaf;
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, pause);
          end = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      rung = false;
    },
  };
}
