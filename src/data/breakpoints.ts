/**
 * Below this width (CSS pixels), that of a small tablet held upright, the menu is a hamburger
 * and the call banner shows.
 * Media queries cannot read a variable: a CSS module that needs it writes 767px or 768px, which
 * tests/repository/breakpoint.test.ts compares with this.
 */
export const MOBILE_BREAKPOINT = 768;
