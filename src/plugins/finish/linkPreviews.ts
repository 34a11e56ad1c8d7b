import {routes} from '../../data/routes';
import {routeOfFile} from '../support/builtHtml';
import {HEIGHT, PLACEHOLDER, WIDTH} from '../link-previews';
import {siteText} from '../support/siteText';
import type {Build, Pass} from './build';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * Replaces the placeholder in each head by the URL of the page's link preview, or else the home page's,
 * and adds the size and description of that picture.
 */
export function linkPreviews({locale, siteConfig, cards}: Build): Pass {
  const text = siteText(locale);
  const placeholder = `${siteConfig.url}${siteConfig.baseUrl}${PLACEHOLDER}`;

  return (html, file) => {
    const image = /<meta [^>]*property="?og:image"?[^>]*>/;
    if (!image.test(html)) throw new Error(`${file} names no picture for its link preview.`);
    const {url, preview} = cards.get(routeOfFile(file)) ?? cards.get(routes.home)!;
    const {description} = preview;
    const alt = escaped(
      text(description ? 'site.preview.drawing' : 'site.preview.scene').replace(
        '{drawing}',
        () => description,
      ),
    );
    const facts = [
      `<meta property=og:image:width content=${WIDTH}>`,
      `<meta property=og:image:height content=${HEIGHT}>`,
      `<meta property=og:image:alt content="${alt}">`,
      `<meta name=twitter:image:alt content="${alt}">`,
    ].join('');
    return html.replace(image, (tag) => tag + facts).replaceAll(placeholder, () => url);
  };
}
