import path from 'node:path';

import type {FileReport} from './check';

/** As much of a bundler as is used here; Docusaurus' may be either of two. */
type Compilation = {
  compiler: unknown;
  errors: Error[];
  contextDependencies: {add: (folder: string) => void};
};
type Compiler = {
  hooks: {
    afterCompile: {
      tapPromise: (name: string, listen: (compilation: Compilation) => Promise<void>) => void;
    };
  };
};

/**
 * What stands over the pages, as errors without a stack: a file and what is wrong in it. The facts
 * of a draft may be unfinished.
 */
export const overlayErrors = (reports: FileReport[]): Error[] =>
  reports
    .map(({file, isDraft, facts, text}) => [file, ...(isDraft ? [] : facts), ...text])
    .filter(({length}) => length > 1)
    .map((lines) => Object.assign(new Error(lines.join('\n')), {name: '', stack: ''}));

/**
 * A plugin of the bundler that tells the problems of articles as errors of the compilation: the
 * development server shows them over every page, and takes them away once they are fixed.
 *
 * @param folders where a change may mend one, such as that of the pictures
 */
export const tellInBrowser = (check: () => Promise<FileReport[]>, folders: string[]) => ({
  apply(compiler: Compiler) {
    compiler.hooks.afterCompile.tapPromise('article-rules', async (compilation) => {
      // The template of the pages has a compiler of its own, which inherits this plugin.
      if (compilation.compiler !== compiler) return;
      folders.forEach((folder) => compilation.contextDependencies.add(path.resolve(folder)));
      compilation.errors.push(...overlayErrors(await check()));
    });
  },
});
