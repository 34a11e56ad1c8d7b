import {elements, intoHead} from '../support/builtHtml';
import {colorOf} from '../support/colors';
import {siteText} from '../support/siteText';
import type {Build, Pass} from './build';

/** Above the header. The colors are written out: a page keeps only the tokens that it uses. */
const style = (): string =>
  `.trial-notice{padding:.75rem 1rem;background:${colorOf('--sun-100')};border-bottom:3px solid ${colorOf('--tile-700')};color:${colorOf('--text')};font-size:.9375rem;font-weight:600;line-height:1.45;text-align:center}`;

/**
 * Says on every page of a trial, in its language, that the site is a demonstration, and asks search
 * engines to leave it out. It stands beside the app, so that it stays from page to page and a real
 * site carries none of it. Docusaurus's own `noIndex` would come too early: it would take the pages'
 * link previews away as well.
 */
export function trialNotice({trial, locale}: Build): Pass {
  if (!trial) return (html) => html;
  const styles = `<style>${style()}</style>`;
  const notice = `<aside class=trial-notice>${siteText(locale)('site.trial.notice')}</aside>`;
  return (html, file) => {
    const body = /<body[^>]*>/;
    if (!body.test(html)) throw new Error(`${file} has no body to put the notice into.`);
    const robots =
      elements(html, 'meta', 'name=robots').length > 0 ? '' : '<meta name=robots content=noindex>';
    return intoHead(html, robots + styles).replace(body, (tag) => tag + notice);
  };
}
