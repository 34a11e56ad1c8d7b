/**
 * Caches the output of the loaders after this one for the life of the process: the build of each language
 * asks for the same files. (Rspack loads this module once, unlike those of the configuration.)
 */
const cache = new Map();

/** The output differs between server and browsers. */
const keyOf = (context) => `${context.getOptions().target} ${context.resource}`;

module.exports = function store(content, ...rest) {
  cache.set(keyOf(this), content);
  this.callback(null, content, ...rest);
};

/** Returning anything but `undefined` skips the loaders after this one. */
module.exports.pitch = function find() {
  const content = cache.get(keyOf(this));
  // The loaders that watch the file are skipped: without this, a change would not be seen.
  if (content !== undefined) this.addDependency(this.resourcePath);
  return content;
};
