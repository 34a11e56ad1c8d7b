import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {appMessages} from '@site/src/build/app-messages';

const MESSAGES = {
  'home.hero.title': 'a',
  'theme.admonition.tip': 'b',
  'theme.docs.sidebar.navAriaLabel': 'c',
  'site.feed.title': 'd',
  // There are neither finished jobs nor many reviews.
  'home.jobs.title': 'e',
  'testimonials.filter.recent': 'f',
  'testimonials.filter.service': 'g',
};

const plugin = () => appMessages({siteDir: '.', codeTranslations: MESSAGES} as never);

it('leaves out what the site shows nowhere', async () => {
  const createData = jest.fn().mockResolvedValue('/messages.json');
  await plugin().contentLoaded!({actions: {createData}} as never);
  expect(JSON.parse(createData.mock.calls[0][1])).toEqual({
    'home.hero.title': 'a',
    'theme.admonition.tip': 'b',
    'testimonials.filter.service': 'g',
  });
});

it('stops a build that asks for one of those', async () => {
  const outDir = await fs.mkdtemp(path.join(os.tmpdir(), 'messages-'));
  const folder = path.join(outDir, 'assets/js');
  await fs.mkdir(folder, {recursive: true});
  const script = path.join(folder, 'main.js');
  const check = () => plugin().postBuild!({outDir} as never);
  await fs.writeFile(script, 't({id:"theme.admonition.tip",message:"tip"})');
  await expect(check()).resolves.toBeUndefined();
  await fs.writeFile(script, 't({id:"theme.docs.sidebar.navAriaLabel",message:"c"})');
  await expect(check()).rejects.toThrow('The message theme.docs.sidebar.navAriaLabel');
  await fs.rm(outDir, {recursive: true});
});
