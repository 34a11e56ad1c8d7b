/**
 * Keeps what the loaders behind it make of a file, for as long as the process lasts: the build of each
 * language asks for the same. (Rspack loads this module once, unlike those of the configuration.)
 */
const kept = new Map();

/** What is made for the server is not what is made for browsers. */
const keyOf = (context) => `${context.getOptions().target} ${context.resource}`;

module.exports = function keep(content, ...rest) {
  kept.set(keyOf(this), content);
  this.callback(null, content, ...rest);
};

/** Anything but `undefined` goes to the loaders before it, and those behind it are left out. */
module.exports.pitch = function find() {
  const content = kept.get(keyOf(this));
  // Nobody has read the file for this module: without this, a change would not be seen.
  if (content !== undefined) this.addDependency(this.resourcePath);
  return content;
};
