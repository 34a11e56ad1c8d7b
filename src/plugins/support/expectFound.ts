/**
 * Checks that a plugin has found what it looks for in Docusaurus or in a file that the build generates:
 * a hook into private parts that finds nothing must stop the build, not do nothing.
 *
 * @param what completes the sentence "… was not found"
 */
export function expectFound(what: string, found: unknown): asserts found {
  if (!found) {
    throw new Error(
      `${what} was not found: Docusaurus may have moved it. Adapt the plugin, or remove it.`,
    );
  }
}
