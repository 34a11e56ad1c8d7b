import {writeFileSync} from 'node:fs';

import {inlineScript, withScripts} from '@site/src/plugins/support/inlineScript';
import {environment} from '@site/src/data/environment';
import {testFolder} from '../../../support/folder';

const {at} = testFolder();
const {NODE_ENV} = environment;
const setEnvironment = (value: string | undefined) => Object.assign(environment, {NODE_ENV: value});

afterEach(() => setEnvironment(NODE_ENV));

it('puts scripts into a built page whole, whatever the minifier would make of them', () => {
  writeFileSync(at('entry.ts'), 'document.title = `${1 + 1}`;');
  setEnvironment('production');
  const mark = inlineScript(at('entry.ts'));
  expect(mark).not.toContain('title');
  const page = (text: string) => `<script data-a="1">${text}</script><p>${mark}</p>`;
  setEnvironment('development');
  const text = inlineScript(at('entry.ts'));
  expect(withScripts(page(mark))).toBe(page(text));
  expect(withScripts(page(`${mark},${mark}`))).toBe(page(`${text};${text}`));
  expect(withScripts(page('inline("other")'))).toBe(page('inline("other")'));
});
