/* global exports */
// cspell:words setext
// Plain CommonJS, because Docusaurus loads its configuration through a compiler that turns the
// import() of a TypeScript file into require(), and the MDX parser is an ES module.
/** All of Markdown but paragraphs and quotations, as micromark names it. */
const MARKDOWN =
  `attention autolink characterEscape characterReference codeFenced codeIndented codeText
definition hardBreakEscape headingAtx htmlFlow htmlText labelEnd labelStartImage labelStartLink list
setextUnderline thematicBreak`.split(/\s+/);

async function makeParsers() {
  const {unified} = await import('unified');
  const {default: remarkParse} = await import('remark-parse');
  const {default: remarkMdx} = await import('remark-mdx');
  const {default: remarkGfm} = await import('remark-gfm');
  const parser = unified().use(remarkParse);
  return {
    mdx: parser().use(remarkMdx).use(remarkGfm).freeze(),
    plain: parser()
      .data('micromarkExtensions', [{disable: {null: MARKDOWN}}])
      .freeze(),
  };
}

let parsers;

/** Parses MDX as the build does, or throws what is wrong with it and where (a VFileMessage). */
exports.parseMdx = async (text) => {
  parsers ??= makeParsers();
  return (await parsers).mdx.parse(text);
};

/** Parses a text in which only paragraphs and quotations have a meaning. */
exports.parsePlain = async (text) => {
  parsers ??= makeParsers();
  return (await parsers).plain.parse(text);
};
