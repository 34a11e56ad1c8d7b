import {routes} from '../../data/routes';
import {pageOf, routeOfFile} from '../support/builtHtml';

/** What is on the picture of a page's link preview. */
export type Preview = {
  /** The page's route, the same in every language. */
  route: string;
  /** A page's own drawing in a frame, or a scene under the sky; `street` is that of the home page. */
  frame: 'cover' | 'scene' | 'street';
  /** Path of the drawing in the build of the locale. */
  picture: string;
  /** What the drawing shows; empty for a scene. */
  description: string;
};

/** The scene for pages without one, and for the home page, which shows a part of this scene. */
const STREET = 'img/scenes/hero-wide.svg';

/**
 * What the link preview of a built page shows: the drawing of an article or a service, else a scene.
 *
 * @param file path of the page in the build of its locale
 * @param baseUrl of the locale: `/`, `/es/`
 * @returns null for a page that search engines may not list: it gets the picture of the home page
 */
export function readPreview(html: string, file: string, baseUrl: string): Preview | null {
  const route = routeOfFile(file);
  const page = pageOf(html);
  if (page.querySelector('meta[name=robots][content*=noindex]') || route === '/404') return null;

  // The page's own picture is the first: a photograph, or a drawing in `img/`, here without `?version`; of a service
  // the first in its text, which the bundler has renamed.
  const isService = route.startsWith(`${routes.services}/`);
  const own = isService ? /^assets\/(?:images|photos)\// : /^(?:img|assets\/photos)\//;
  const pictures = page
    .querySelectorAll('main img')
    .map((image) => ({
      picture: image.getAttribute('src')?.split('?')[0]!.slice(baseUrl.length) ?? '',
      description: image.getAttribute('alt') ?? '',
    }))
    .filter(({picture}) => own.test(picture));
  if (pictures[0] && (isService || route.startsWith(`${routes.knowledgeCenter}/`))) {
    return {route, frame: 'cover', ...pictures[0]};
  }
  const scene = pictures.find(({picture}) => picture.startsWith('img/scenes/'))?.picture;
  return scene && route !== routes.home
    ? {route, frame: 'scene', picture: scene, description: ''}
    : {route, frame: 'street', picture: STREET, description: ''};
}
