import path from 'node:path';

import type {Plugin} from '@docusaurus/types';
import {buildSync} from 'esbuild';

import {environment} from '../../data/environment';

/**
 * One of this folder's inline scripts as a self-contained, minified text.
 *
 * @param name `head` (the gate, on every page) or `preselect` (on the picker)
 */
export function inlineScript(name: 'head' | 'preselect'): string {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(__dirname, `${name}.ts`)],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    charset: 'utf8',
    write: false,
  });
  return outputFiles[0]!.text.trim();
}

/**
 * Runs the language gate before the first paint of every page and on client-side navigation. Only
 * in the built site: the development server serves one language.
 */
export function languageGate(): Plugin {
  const built = environment.NODE_ENV === 'production';
  return {
    name: 'language-gate',
    async contentLoaded({actions: {createData}}) {
      await createData('preselect.json', JSON.stringify(inlineScript('preselect')));
    },
    getClientModules: () => (built ? [path.join(__dirname, 'client.ts')] : []),
    injectHtmlTags: () =>
      built ? {headTags: [{tagName: 'script', innerHTML: inlineScript('head')}]} : {},
  };
}
