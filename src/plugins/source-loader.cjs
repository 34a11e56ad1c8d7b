/**
 * What the bundler runs on a source file: the function among the options, with the loader's context
 * as the last argument, to name other files that the result rests on. A file of its own, because a
 * bundler loads it by its path, as JavaScript.
 *
 * @this {{getOptions(): {compile: (source: string, file: string, context: object) => string}, resourcePath: string}}
 * @param {string} source
 */
module.exports = function load(source) {
  return this.getOptions().compile(source, this.resourcePath, this);
};
