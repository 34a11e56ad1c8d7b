import {isCrawlerAtSight} from '../../language/crawlers';
import type {Crawlers} from '../../language/runGate';

declare global {
  interface Window {
    /** isbot's test, set by the script of the list. */
    isCrawler?: (agent: string) => boolean;
  }
}

/** Crawlers by the short test, then by the list. */
export const crawlersOf = (win: Window, list: string): Crawlers => ({
  test: (agent) => isCrawlerAtSight(agent) ?? win.isCrawler?.(agent) ?? null,
  load(done) {
    const script = win.document.createElement('script');
    script.src = list;
    // A host may answer with a page instead.
    script.onload = script.onerror = () => done('isCrawler' in win);
    win.document.head.append(script);
  },
});
