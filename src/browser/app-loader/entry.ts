/** Yields to the browser for a macrotask: it lays out, paints and handles events. */
const yieldToBrowser = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/*
 * Where the app begins to hydrate. Docusaurus's own entry evaluates all that it imports in one task: a quarter
 * of a second on a slow phone, in which no tap is answered. Its largest parts are evaluated before it
 * here, each in a task of its own, and none in that of the file. All of it stays in one file (`eager`).
 */
async function begin(): Promise<void> {
  await yieldToBrowser();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await yieldToBrowser();
  await import(/* webpackMode: "eager" */ '@generated/client-modules');
  await yieldToBrowser();
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/App');
  await yieldToBrowser();
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry');
}

const {pathname} = location;
try {
  decodeURI(pathname);
} catch {
  // Docusaurus decodes it first of all, and would stop at a percent sign that encodes nothing.
  history.replaceState(null, '', pathname.replaceAll('%', '%25'));
}
void begin();

export {};
