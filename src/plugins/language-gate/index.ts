import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

import {environment} from '../../data/environment';
import {inlineScript} from '../inline-script';

/**
 * One of this folder's inline scripts as a self-contained, minified text.
 *
 * @param name `head` (the gate and the controls, on every page), `controls` (those alone) or
 * `preselect` (on the picker)
 */
export const gateScript = (name: 'head' | 'controls' | 'preselect'): string =>
  inlineScript(path.join(__dirname, `${name}.ts`));

/**
 * Runs the language gate before the first paint of every page and on client-side navigation. Only
 * in the built site: the development server serves one language. The script of the controls is in
 * the same one, because it changes the language too.
 */
export function languageGate(): Plugin {
  const built = environment.NODE_ENV === 'production';
  return {
    name: 'language-gate',
    async contentLoaded({actions: {createData}}) {
      await createData('preselect.json', JSON.stringify(gateScript('preselect')));
    },
    getClientModules: () => (built ? [path.join(__dirname, 'client.ts')] : []),
    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', innerHTML: gateScript(built ? 'head' : 'controls')}],
    }),
  };
}
