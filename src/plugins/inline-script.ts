import {buildSync} from 'esbuild';

/**
 * A script for the head of a page, as text: self-contained and minified.
 *
 * @param entry path of its TypeScript source
 */
export function inlineScript(entry: string): string {
  const {outputFiles} = buildSync({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    charset: 'utf8',
    write: false,
  });
  return outputFiles[0]!.text.trim();
}
