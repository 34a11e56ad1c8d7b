/**
 * Below this width, that of a small tablet held upright, the menu is a hamburger and the call banner
 * shows. In CSS pixels where a reader has not changed the browser's size of letters: media queries
 * write it in em (48em or 47.99em), so that larger letters get the layout for less room. They cannot
 * read a variable: `.stylelintrc.json` allows no other widths.
 */
export const MOBILE_BREAKPOINT = 768;

/** The same in em of a media query, which are the browser's own letters. */
export const MOBILE_BREAKPOINT_EM = MOBILE_BREAKPOINT / 16;
