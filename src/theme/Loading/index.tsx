/**
 * In the place of a page whose code is still on its way. Docusaurus shows no page before its code is
 * there, so this shows nothing; what could not be loaded is an error like any other.
 */
export default function Loading({error}: {error?: Error | null}): null {
  if (error) throw error;
  return null;
}
