import {isCrawlerAtSight} from '../../language/crawlers';
import type {Crawlers} from '../../language/runGate';

declare global {
  interface Window {
    /** isbot's test, set by `list.ts`. */
    isCrawler?: (agent: string) => boolean;
  }
}

/** Tests for crawlers by `isCrawlerAtSight`, then by the list, a script at the URL `list`. */
export const crawlersOf = (win: Window, list: string): Crawlers => ({
  test: (agent) => isCrawlerAtSight(agent) ?? win.isCrawler?.(agent) ?? null,
  load(done) {
    const script = win.document.createElement('script');
    script.src = list;
    // A host may answer with an HTML page, which sets no test.
    script.onload = script.onerror = () => done('isCrawler' in win);
    win.document.head.append(script);
  },
});
