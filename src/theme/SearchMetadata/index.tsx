/** Nothing: these elements speak to Algolia's crawler, and the site has a search of its own. */
export default function SearchMetadata(): null {
  return null;
}
