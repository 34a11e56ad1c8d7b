/**
 * What a page of a built site weighs (gzip -9, KB = 1000 bytes). Instead of a browser, jsdom parses the
 * page, runs its scripts and records their requests, so that only chunks that the app loads count.
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';

import {type AbortablePromise, JSDOM, ResourceLoader, VirtualConsole} from 'jsdom';

/** The first view is `html`, `css` and `js`; `app` is what its scripts load afterwards, unasked. */
export type Weight = {html: number; css: number; js: number; app: number};

export const firstView = ({html, css, js}: Weight): number => html + css + js;
export const withApp = (weight: Weight): number => firstView(weight) + weight.app;

/** The language gate redirects no crawler. */
const USER_AGENT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
/** Not a measurement: gives up on a page that is still loading. */
const PATIENCE_MS = 60_000;
const QUIET_MS = 200;

const gzip = (file: string): number => gzipSync(readFileSync(file), {level: 9}).length / 1000;

export function pageFile(site: string, route: string): string {
  const name = route.replace(/^\/|\/$/g, '');
  const file = [`${name}.html`, path.join(name, 'index.html')].find((candidate) =>
    existsSync(path.join(site, candidate)),
  );
  if (!file) throw new Error(`${site} has no page ${route}.`);
  return path.join(site, file);
}

/** Answers from the folder of the site and remembers what was asked for. */
class Files extends ResourceLoader {
  readonly asked = new Set<string>();

  constructor(private readonly site: string) {
    super({userAgent: USER_AGENT});
  }

  read(url: string): Buffer {
    const {pathname} = new URL(url, 'http://localhost');
    this.asked.add(pathname);
    return readFileSync(path.join(this.site, pathname));
  }

  override fetch(url: string): AbortablePromise<Buffer> {
    const bytes = this.read(url);
    // What styles do is of no interest here, and jsdom would take seconds to apply them.
    const answer = Promise.resolve(url.endsWith('.css') ? Buffer.of() : bytes);
    return Object.assign(answer, {abort: () => {}});
  }
}

/** Scripts that other scripts import: jsdom runs no modules, but their imports are plain to see. */
function modulesOf(site: string, urls: string[], known = new Set<string>()): Set<string> {
  for (const url of urls) {
    if (known.has(url)) continue;
    known.add(url);
    const text = readFileSync(path.join(site, url), 'utf8');
    const imports = text.matchAll(/(?:\bfrom|\bimport)\s*["'](?<from>\.{1,2}\/[^"']+)["']/g);
    const next = [...imports].map(({groups}) => path.posix.join(path.dirname(url), groups!.from!));
    modulesOf(site, next, known);
  }
  return known;
}

/** Waits until requests stop, and the app, where there is one, has hydrated. */
async function settled({window}: JSDOM, files: Files): Promise<void> {
  const {document} = window;
  const {dataset} = document.documentElement;
  const until = Date.now() + PATIENCE_MS;
  for (let before = -1; ; before = files.asked.size) {
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
    const isReady =
      document.readyState === 'complete' &&
      (dataset.app !== 'now' || dataset.hasHydrated !== 'false');
    if (isReady && before === files.asked.size) return;
    if (Date.now() > until) throw new Error(`The app does not start at ${window.location.href}.`);
  }
}

const urlsIn = (document: Document, selector: string, attribute: 'href' | 'src'): string[] =>
  [...document.querySelectorAll(selector)]
    .map((element) => element.getAttribute(attribute)!)
    .filter((url) => url.startsWith('/'));

/** Nothing comes near the view of a visitor who does not scroll. */
class Unseeing {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** Runs a page and returns the files that it has asked for once it is at rest. */
async function askedFor(site: string, route: string, html: string): Promise<string[]> {
  const files = new Files(site);
  const failures: Error[] = [];
  const dom = new JSDOM(html, {
    url: new URL(route, 'http://localhost:3000').href,
    runScripts: 'dangerously',
    resources: files,
    pretendToBeVisual: true,
    virtualConsole: new VirtualConsole().on('jsdomError', (error) => failures.push(error)),
    beforeParse: (window) => {
      Object.assign(window.performance, {getEntriesByType: () => [{type: 'navigate'}]});
      Object.assign(window, {
        IntersectionObserver: Unseeing,
        matchMedia: () => Object.assign(new window.EventTarget(), {matches: false}),
        scrollTo: () => {},
        fetch: (url: string) => Promise.resolve(new Response(new Uint8Array(files.read(url)))),
      });
    },
  });
  try {
    await settled(dom, files);
    if (failures.length > 0) throw failures[0]!;
    return [
      ...new Set([...files.asked, ...urlsIn(dom.window.document, 'link[rel=prefetch]', 'href')]),
    ];
  } finally {
    dom.window.close();
  }
}

/**
 * Weighs a page: its first view from what stands in its HTML, the app from what its scripts then
 * ask for without the visitor doing anything.
 */
export async function weigh(site: string, route: string): Promise<Weight> {
  const file = pageFile(site, route);
  const html = readFileSync(file, 'utf8').replace(/(?<=<style[^>]*>)[^<]*(?=<\/style>)/g, '');
  const served = new JSDOM(html).window.document;
  // Browsers fetch print styles last, and paint without them: they count beside the app.
  const css = urlsIn(served, 'link[rel=stylesheet]:not([media], noscript *)', 'href');
  const scripts = urlsIn(served, 'script[src]:not([type=module])', 'src');
  const modules = modulesOf(site, urlsIn(served, 'script[src][type=module]', 'src'));
  const before = [...css, ...scripts, ...modules];
  const sum = (urls: Iterable<string>): number =>
    [...urls].reduce((total, url) => total + gzip(path.join(site, url)), 0);
  const later = (await askedFor(site, route, html)).filter((url) => !before.includes(url));
  return {html: gzip(file), css: sum(css), js: sum([...scripts, ...modules]), app: sum(later)};
}
