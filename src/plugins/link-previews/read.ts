import {routes} from '../../data/routes';
import {decoded, routeOfFile, valueOf} from '../built-html';

/** What is on the picture of a page's link preview. */
export type Preview = {
  /** The page's route, the same in every language. */
  route: string;
  title: string;
  /** A page's own drawing in a frame of its kind, or a scene under the sky. */
  frame: 'cover' | 'arch' | 'scene';
  /** Path of the drawing in the build of the locale. */
  picture: string;
  /** What the drawing shows; empty for a scene. */
  description: string;
};

/** The scene of the home page, which itself shows a cut of it, and of pages without one. */
const STREET = 'img/scenes/hero-wide.svg';

const first = (html: string, pattern: RegExp): string => pattern.exec(html)?.[0] ?? '';

/**
 * What the link preview of a built page shows: the page's own first-level heading and, of an article
 * or a service, its drawing.
 *
 * @param file path of the page in the build of its locale
 * @param baseUrl of the locale: `/`, `/es/`
 * @returns null for a page that search engines may not list: it gets the picture of the home page
 */
export function readPreview(html: string, file: string, baseUrl: string): Preview | null {
  const route = routeOfFile(file);
  const robots = valueOf(first(html, /<meta[^>]*\sname="?robots[^>]*>/), 'content') ?? '';
  const heading = first(html, /<h1[\s\S]*?<\/h1>/);
  const title = decoded(heading.replace(/<[^>]*>/g, ''))
    .replace(/\s+/g, ' ')
    .trim();
  if (robots.includes('noindex') || route === '/404' || !title) return null;

  const main = first(html, /<main[\s\S]*<\/main>/);
  const pictures = [...main.matchAll(/<img[^>]*>/g)].flatMap(([image]) => {
    // Without its version.
    const [source = ''] = valueOf(image, 'src')?.split('?') ?? [];
    // A page's own picture comes first: a drawing in its folder, or a photograph. Drawings in the
    // text have been given a hash.
    if (!/^(?:img|assets\/photos)\//.test(source.slice(baseUrl.length))) return [];
    return {file: source.slice(baseUrl.length), alt: valueOf(image, 'alt') ?? ''};
  });
  const isIn = (folder: string) => route.startsWith(`${folder}/`);
  const [own] = pictures;
  if (own && (isIn(routes.knowledgeCenter) || isIn(routes.services))) {
    const frame = isIn(routes.services) ? 'arch' : 'cover';
    return {route, title, frame, picture: own.file, description: own.alt};
  }
  const scene = pictures.find((picture) => picture.file.startsWith('img/scenes/'))?.file;
  const picture = (route !== routes.home && scene) || STREET;
  return {route, title, frame: 'scene', picture, description: ''};
}
