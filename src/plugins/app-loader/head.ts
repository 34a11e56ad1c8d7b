import {restorePlace} from '../../language/place';
import {whenHydrated} from '../whenHydrated';
import {hold} from './hold';
import {appLoader} from './load';
import {callWhenWanted} from './when';

/*
 * The script that stands inline in the head of every page and brings the app: later than the page,
 * and before anything a visitor does is lost. Its text is the same on every page; what differs is
 * in its data attributes.
 */
const {scripts, styles} = document.currentScript!.dataset;
const list = (urls = ''): string[] => urls.split(' ').filter(Boolean);

const start = appLoader(document, {scripts: list(scripts), styles: list(styles)});
const handOn = hold(document, start);
const stop = callWhenWanted(window, start);

// After a change of language, as soon as there is a page to scroll: the app may come much later, and
// the visitor has gone on reading by then.
document.addEventListener('DOMContentLoaded', () => restorePlace(window, () => sessionStorage));

whenHydrated(document, () => {
  stop();
  handOn();
});
