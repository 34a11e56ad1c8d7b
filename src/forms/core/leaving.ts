/** A link to another program, `tel:` above all, leaves the page for browsers, and not for people. */
const AWAY_MS = 1000;

/**
 * From the press of a form until its reply, the browser asks before the page is left. Only then: some
 * browsers keep no page with such a listener for Back.
 *
 * @returns call it when the reply is there
 */
export function guardLeaving(win: Window): () => void {
  const stop = new AbortController();
  const {signal} = stop;
  let calledAt = -Infinity;
  win.addEventListener(
    'click',
    ({target, timeStamp}) => {
      const link = (target as Element).closest<HTMLAnchorElement>('a[href]');
      if (link && !link.protocol.startsWith('http')) calledAt = timeStamp;
    },
    {signal, capture: true},
  );
  win.addEventListener(
    'beforeunload',
    (event) => {
      if (event.timeStamp > calledAt + AWAY_MS) event.preventDefault();
    },
    {signal},
  );
  return () => stop.abort();
}
