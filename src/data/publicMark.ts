/**
 * A file in a build for a public address whose requests come to this project's own server. It says
 * nothing that the pages do not: see `publicMark` (production-guard) and `checkSite` (server).
 */
export const PUBLIC_MARK = 'public-build.txt';
