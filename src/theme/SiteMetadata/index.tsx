/** Nothing: `src/plugins/finish` writes what crawlers read. */
export default function SiteMetadata(): null {
  return null;
}
