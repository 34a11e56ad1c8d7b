import {routes} from '../../data/routes';
import {intoHead, routeOfFile} from '../support/builtHtml';
import {HEIGHT, WIDTH} from '../link-previews';
import {siteText} from '../support/siteText';
import type {Build, Pass} from './build';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * Adds the link preview of the page to each head, or else the home page's, with the size and a description
 * of that picture.
 */
export function linkPreviews({locale, cards}: Build): Pass {
  const text = siteText(locale);

  return (html, file) => {
    const {url, preview} = cards.get(routeOfFile(file)) ?? cards.get(routes.home)!;
    const {description} = preview;
    const alt = escaped(
      text(description ? 'site.preview.drawing' : 'site.preview.scene').replace(
        '{drawing}',
        () => description,
      ),
    );
    const tags = [
      `<meta property=og:image content=${url}>`,
      `<meta property=og:image:width content=${WIDTH}>`,
      `<meta property=og:image:height content=${HEIGHT}>`,
      `<meta property=og:image:alt content="${alt}">`,
      '<meta name=twitter:card content=summary_large_image>',
      `<meta name=twitter:image content=${url}>`,
      `<meta name=twitter:image:alt content="${alt}">`,
    ];
    return intoHead(html, tags.join(''));
  };
}
