/** First line of every generated file. */
export const SOURCE = '# Made by "npm run hosts" from src/hosting/ and src/data/oldAddresses.json.';
