/**
 * A value that the builds of all languages share. Docusaurus loads the configuration, and every module
 * that it imports, anew for each language, so variables of a module are lost.
 */
export function shared<T>(name: string, make: () => T): T {
  const store = globalThis as {[key: symbol]: unknown};
  return (store[Symbol.for(`roofing-site:${name}`)] ??= make()) as T;
}
