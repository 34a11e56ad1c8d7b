/**
 * Caches what the loaders behind it make of a file for the life of the process: the build of each
 * language asks for the same. (Rspack loads this module once, unlike those of the configuration.)
 */
const cache = new Map();

/** What is made for the server is not what is made for browsers. */
const keyOf = (context) => `${context.getOptions().target} ${context.resource}`;

module.exports = function store(content, ...rest) {
  cache.set(keyOf(this), content);
  this.callback(null, content, ...rest);
};

/** Anything but `undefined` goes to the loaders before it, and those behind it are left out. */
module.exports.pitch = function find() {
  const content = cache.get(keyOf(this));
  // The loaders that watch the file are skipped: without this, a change would not be seen.
  if (content !== undefined) this.addDependency(this.resourcePath);
  return content;
};
