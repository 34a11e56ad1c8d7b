/** To be imported first: what is imported after it may need a newer Node to load. */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 18)) {
  console.error(
    `Node ${process.versions.node} is too old: install Node 20.18 or newer (https://nodejs.org).`,
  );
  process.exit(1);
}
