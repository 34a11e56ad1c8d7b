import {readFileSync} from 'node:fs';

/** Class names of CSS modules in the styles of a page. */
const CLASSES = /\.([A-Za-z]+_[\w-]{4})(?![\w-])/g;

/**
 * Turns a page or the forms' script of `build/` into that of another release: other classes of all styles, another
 * id of a field, another build, an element and a text more in the form. Without the page's policy, which knows
 * the styles by their hash.
 */
export function otherRelease(text: string): string {
  const page = readFileSync('build/contact.html', 'utf8');
  const names = [...new Set([...page.matchAll(CLASSES)].map(([, name]) => name!))];
  return text
    .replace(new RegExp(`(?<![\\w-])(?:${names.join('|')})(?![\\w-])`, 'g'), '$&x')
    .replaceAll('inspection-name', 'inspection-full-name')
    .replace(/(BUILD="|islands\.js\?)\w{8}/g, '$1ffffffff')
    .replace(/(<form id=inspection[^>]*>)/, '$1<p>New</p>')
    .replace(/<meta http-equiv=Content-Security-Policy[^>]*>/, '');
}
