import {buildSync} from 'esbuild';

/**
 * A script for the head of a page, as text: self-contained and minified.
 *
 * @param define values of the constants that the script declares, as JSON
 */
export function inlineScript(entry: string, define: Record<string, string> = {}): string {
  const {outputFiles} = buildSync({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    charset: 'utf8',
    write: false,
    define,
  });
  return outputFiles[0]!.text.trim();
}
