/**
 * Below this width (CSS pixels) the menu is a hamburger and the call banner shows (spec section 9).
 * Media queries cannot read a variable: a CSS module that needs it writes 767px or 768px.
 */
export const MOBILE_BREAKPOINT = 768;
