/**
 * Keeps what the loaders behind it make of a file, for as long as the process lasts: the build of each
 * language asks for the same, for the server and for the browser. (Rspack loads this module once, unlike
 * those of the configuration.)
 */
const kept = new Map();

module.exports = function keep(content, ...rest) {
  kept.set(this.resource, content);
  this.callback(null, content, ...rest);
};

/** Anything but `undefined` goes to the loaders before it, and those behind it are left out. */
module.exports.pitch = function find() {
  const content = kept.get(this.resource);
  // Nobody has read the file for this module: without this, a change would not be seen.
  if (content !== undefined) this.addDependency(this.resourcePath);
  return content;
};
