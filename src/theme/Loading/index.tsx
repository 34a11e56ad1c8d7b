/**
 * Shows nothing: Docusaurus waits for a page's code before it shows the page. Throws the error of a failed
 * download, so that the error page shows it.
 */
export default function Loading({error}: {error?: Error | null}): null {
  if (error) throw error;
  return null;
}
