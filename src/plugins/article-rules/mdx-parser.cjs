/* global exports */
// Plain CommonJS, because Docusaurus loads its configuration through a compiler that turns the
// import() of a TypeScript file into require(), and the MDX parser is an ES module.
/** Parses MDX, or throws what is wrong with it and where (a VFileMessage). */
exports.parseMdx = async (text) => {
  const {createProcessor} = await import('@mdx-js/mdx');
  createProcessor().parse(text);
};
