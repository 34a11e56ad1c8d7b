import type {Pass} from './build';

/**
 * Takes from the icons of a page what only matters outside HTML (the namespace) or to nobody (classes
 * with their names): three hundred bytes on a page with many. The app leaves attributes as it finds them.
 */
export const plainIcons = (): Pass => (html) =>
  html
    .replaceAll(' xmlns=http://www.w3.org/2000/svg', '')
    .replace(/ class="lucide lucide-[\w-]+(?: (?<own>[^"]*))?"/g, (...found) => {
      const {own} = found.at(-1) as {own?: string};
      return own ? ` class="${own}"` : '';
    });
