import {routes, serviceRoute} from '../../data/routes';
import {routeOf} from '../../language/localePath';
import {plainFileOf, sizeAt} from '../../lib/photo';
import {inHead, intoHead, pageOf, routeOfFile} from '../support/builtHtml';
import {HEIGHT, type Preview, WIDTH, writePicture} from '../link-previews';
import {siteText} from '../support/siteText';
import type {Build, Pass} from './build';

/** The scene for pages without one, and for the home page, which shows a part of this scene. */
const STREET: Preview = {
  frame: 'street',
  picture: 'img/scenes/hero-wide.svg',
  description: '',
};

/** The drawing or photograph of an article or a service, from its front matter. */
function coverOf({image, imageAlt}: {image?: unknown; imageAlt?: unknown}): Preview {
  const address = String(image);
  const size = sizeAt(address);
  const file = size ? plainFileOf(address, size) : address;
  return {frame: 'cover', picture: file.slice(1), description: String(imageAlt)};
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * Adds to each head a link preview, with the size and a description of its picture: the cover of an article or
 * a service, else the scene that the page has. A page that search engines may not list gets the home page's.
 */
export function linkPreviews({locale, outDir, siteConfig, articles, services}: Build): Pass {
  const {url, baseUrl} = siteConfig;
  const text = siteText(locale);
  const covers = new Map([
    ...articles.map((one) => [routeOf(one.permalink), coverOf(one.frontMatter)] as const),
    ...services.map((one) => [serviceRoute(one.slug), coverOf(one)] as const),
  ]);
  const previewOf = (html: string, route: string): Preview => {
    const known = route === routes.home ? STREET : covers.get(route);
    if (known) return known;
    const scene = pageOf(html).querySelector(`main img[src^="${baseUrl}img/scenes/"]`);
    const picture = scene?.getAttribute('src')?.split('?')[0]!.slice(baseUrl.length);
    return picture ? {frame: 'scene', picture, description: ''} : STREET;
  };

  return async (html, file) => {
    const route = inHead(html, 'meta[name=robots]') ? routes.home : routeOfFile(file);
    const preview = previewOf(html, route);
    const name = route.slice(1).replaceAll('/', '-') || 'home';
    const address = url + baseUrl + (await writePicture(name, preview, outDir));
    const {description} = preview;
    const alt = escaped(
      text(description ? 'site.preview.drawing' : 'site.preview.scene').replace(
        '{drawing}',
        () => description,
      ),
    );
    const tags = [
      `<meta property=og:image content=${address}>`,
      `<meta property=og:image:width content=${WIDTH}>`,
      `<meta property=og:image:height content=${HEIGHT}>`,
      `<meta property=og:image:alt content="${alt}">`,
      '<meta name=twitter:card content=summary_large_image>',
      `<meta name=twitter:image content=${address}>`,
      `<meta name=twitter:image:alt content="${alt}">`,
    ];
    return intoHead(html, tags.join(''));
  };
}
