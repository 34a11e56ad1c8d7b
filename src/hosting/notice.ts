/** First line of the configuration of nginx. */
export const BY_COMMAND =
  '# Made by "npm run hosts" from src/hosting/ and src/data/oldAddresses.json.';

/** First line of the files that a build brings for its host. */
export const BY_BUILD = '# Made by the build from src/hosting/ and src/data/oldAddresses.json.';
