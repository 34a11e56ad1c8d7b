/* global exports */
// cspell:words setext
// Plain CommonJS, because Docusaurus loads its configuration through a compiler that turns the
// import() of a TypeScript file into require(), and the parser is an ES module.
/** All of Markdown but paragraphs and quotations, as micromark names it. */
const MARKDOWN =
  `attention autolink characterEscape characterReference codeFenced codeIndented codeText
definition hardBreakEscape headingAtx htmlFlow htmlText labelEnd labelStartImage labelStartLink list
setextUnderline thematicBreak`.split(/\s+/);

/** Parses a text in which only paragraphs and quotations have a meaning. */
exports.parsePlain = async (text) => {
  const {unified} = await import('unified');
  const {default: remarkParse} = await import('remark-parse');
  return unified()
    .use(remarkParse)
    .data('micromarkExtensions', [{disable: {null: MARKDOWN}}])
    .parse(text);
};
