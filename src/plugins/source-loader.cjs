/**
 * What the bundler runs on a source file: the function among the options. A file of its own, because
 * a bundler loads it by its path, as JavaScript.
 *
 * @this {{getOptions(): {compile: (source: string, file: string) => string}, resourcePath: string}}
 * @param {string} source
 */
module.exports = function load(source) {
  return this.getOptions().compile(source, this.resourcePath);
};
