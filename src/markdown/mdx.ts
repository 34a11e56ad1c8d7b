/** Reads a text as the build compiles it: by the preprocessor and the processor of Docusaurus's loader. */
import type {Options} from '@docusaurus/mdx-loader/lib/options';
import prepare from '@docusaurus/mdx-loader/lib/preprocessor';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import type {Root} from 'mdast';

/** How Docusaurus reads Markdown: without the signs of its older versions. */
export const MARKDOWN = {
  format: 'mdx',
  mdx1Compat: {comments: false, headingIds: false, admonitions: false},
} as const;

class Parsed extends Error {
  constructor(readonly tree: Root) {
    super();
  }
}

const OPTIONS = {
  admonitions: true,
  // Ends the compiling where `refuseCode` stands in a build.
  beforeDefaultRemarkPlugins: [
    () => (tree: Root) => {
      throw new Parsed(tree);
    },
  ],
  // What is not of MARKDOWN is read behind that place alone.
  markdownConfig: {
    ...MARKDOWN,
    ...{emoji: false, mermaid: false, remarkRehypeOptions: {}, anchors: {maintainCase: false}},
    hooks: {onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore'},
    parseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  },
  staticDirs: [],
  siteDir: '.',
} satisfies Options;

/** A file as the compiler gets it. */
export const prepared = (fileContent: string): string =>
  prepare({...OPTIONS, fileContent, filePath: ''});

/** Loaded on demand: a check that knows all texts from the last time compiles none. */
const makeProcessor = async () => {
  const {createProcessorUncached} = await import('@docusaurus/mdx-loader/lib/processor.js');
  return createProcessorUncached({options: OPTIONS, format: MARKDOWN.format});
};
let processor: ReturnType<typeof makeProcessor> | undefined;

/** Parses a prepared file, or throws what is wrong with it and where (a VFileMessage). */
export async function parseMdx(content: string): Promise<Root> {
  const {process} = await (processor ??= makeProcessor());
  try {
    await process({content, filePath: 'text.mdx', frontMatter: {}, compilerName: 'client'});
  } catch (error) {
    if (error instanceof Parsed) return error.tree;
    throw error;
  }
  throw new Error('Docusaurus compiles texts in another way now: adapt src/markdown/mdx.ts.');
}
