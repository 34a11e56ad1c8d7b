/* global exports */
// Plain CommonJS, because Docusaurus loads its configuration through a compiler that turns the
// import() of a TypeScript file into require(), and the MDX parser is an ES module.
async function makeParser() {
  const {unified} = await import('unified');
  const {default: remarkParse} = await import('remark-parse');
  const {default: remarkMdx} = await import('remark-mdx');
  const {default: remarkGfm} = await import('remark-gfm');
  return unified().use(remarkParse).use(remarkMdx).use(remarkGfm).freeze();
}

let parser;

/** Parses MDX as the build does, or throws what is wrong with it and where (a VFileMessage). */
exports.parseMdx = async (text) => {
  parser ??= makeParser();
  return (await parser).parse(text);
};
