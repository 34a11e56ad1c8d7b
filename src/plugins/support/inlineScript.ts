import {minifySync} from '@swc/core';
import {buildSync} from 'esbuild';

import {environment} from '../../data/environment';
import {signed, signScript} from './signed';

/** A script as text: self-contained and minified. */
function bundledScript(entry: string, define: Record<string, string>): string {
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
  // A twentieth smaller by the minifier of pages.
  return minifySync(outputFiles[0]!.text, {compress: {passes: 3}, mangle: {toplevel: true}}).code;
}

/**
 * In a build, a mark that `withScripts` replaces by the text of a script. So the minifier does not change it, and
 * the content policy knows it.
 */
export const inlineText = (text: string): string =>
  environment.NODE_ENV === 'production' ? `inline("${signScript(text)}")` : text;

/**
 * A script to put inline into pages, as `inlineText` does.
 *
 * @param define values of the constants that the script declares, as JSON
 */
export const inlineScript = (entry: string, define: Record<string, string> = {}): string =>
  inlineText(bundledScript(entry, define));

/** A built page with its scripts in the places of their marks; the minifier joins those side by side. */
export const withScripts = (html: string): string =>
  html.replace(/(?<=<script[^>]*>)(?:inline\("[^"]*"\)[,;]?)+(?=<\/script>)/g, (marks) => {
    const texts = [...marks.matchAll(/"([^"]*)"/g)].map(([, hash]) => signed.scripts.get(hash!));
    return texts.includes(undefined) ? marks : signed.scripts.get(signScript(texts.join(';')))!;
  });
