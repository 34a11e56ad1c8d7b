/**
 * Name of a file in each build for a public address that uses this project's own server: written by
 * `src/plugins/readiness`, read by `checkSite` in `server/settings.ts`.
 */
export const PUBLIC_BUILD = 'public-build.txt';
