import {environment} from '../../data/environment';
import {inHead, intoHead} from '../support/builtHtml';
import {colorOf} from '../support/colors';
import {ownStyle} from '../support/signed';
import {siteText} from '../support/siteText';
import type {Build, Pass} from './build';

/** Above the header, and in sight while somebody fills in a form. The colors are written out: a page keeps only the tokens that it uses. */
const style = (): string =>
  `.trial-notice{padding:.75rem 1rem;background:${colorOf('--sun-100')};border-bottom:3px solid ${colorOf('--tile-700')};color:${colorOf('--text')};font-size:.9375rem;font-weight:600;line-height:1.45;text-align:center}body:has(form:focus-within)>.trial-notice{position:sticky;top:0;z-index:30}`;

/**
 * Adds `noindex` and, in the page's language, a notice that the site is a demonstration to every page of
 * a trial. The notice is outside the app's root, so that it stays across pages, and a real site has no
 * code for it. Docusaurus's own `noIndex` would come too early: pages would lose their link previews.
 */
export function trialNotice({trial, locale}: Build): Pass {
  if (!trial) return (html) => html;
  const styles = ownStyle(style());
  const text = environment.PREVIEW ? 'site.proposal.notice' : 'site.trial.notice';
  const notice = `<aside class=trial-notice>${siteText(locale)(text)}</aside>`;
  return (html, file) => {
    const body = /<body[^>]*>/;
    if (!body.test(html)) throw new Error(`${file} has no body to put the notice into.`);
    const robots = inHead(html, 'meta[name=robots]') ? '' : '<meta name=robots content=noindex>';
    return intoHead(html, robots + styles).replace(body, (tag) => tag + notice);
  };
}
