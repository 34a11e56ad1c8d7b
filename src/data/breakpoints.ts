/**
 * Below this width, a small tablet in portrait, the menu is a hamburger and the call banner shows. In
 * CSS pixels at the browser's default font size: media queries use em (48em or 47.99em), so that larger
 * letters get the narrow layout. Media queries cannot read a variable: `.stylelintrc.json` restricts
 * their widths.
 */
export const MOBILE_BREAKPOINT = 768;

/** In em of media queries, which is the browser's own font size. */
const MOBILE_EM = MOBILE_BREAKPOINT / 16;

/** Windows whose header has the links in place of the menu; low ones, a phone on its side, only if wide. */
export const HEADER_WITH_LINKS = `(min-width: ${MOBILE_EM}em) and (min-height: 31.2em), (min-width: 75em)`;
