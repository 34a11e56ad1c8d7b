import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import logger from '@docusaurus/logger';
import type {LoadContext, PluginContentLoadedActions} from '@docusaurus/types';

import {pickerStrings} from '../../../../src/build/picker';

test('gives every language its texts, in English where a translation is missing', async () => {
  const siteDir = await fs.mkdtemp(path.join(os.tmpdir(), 'picker-strings-'));
  await fs.mkdir(path.join(siteDir, 'i18n/es'), {recursive: true});
  await fs.writeFile(
    path.join(siteDir, 'i18n/es/code.json'),
    JSON.stringify({
      'language.picker.title': {message: 'Elija su idioma'},
      'request.undo': {message: 'es: Undo'},
    }),
  );
  await fs.mkdir(path.join(siteDir, 'static/img/flags'), {recursive: true});
  await fs.writeFile(path.join(siteDir, 'static/img/flags/es.svg'), '<svg/>');
  const home = process.cwd();
  process.chdir(siteDir);
  const written: Record<string, string> = {};
  const actions = {
    createData: async (name: string, data: string) => (written[name] = data),
  } as unknown as PluginContentLoadedActions;

  const plugin = pickerStrings({
    siteDir,
    i18n: {currentLocale: 'es', defaultLocale: 'es', locales: ['en', 'es', 'vi', 'ko']},
  } as unknown as LoadContext);
  const warn = jest.spyOn(logger, 'warn').mockImplementation(() => undefined);
  await plugin.contentLoaded!({actions} as Parameters<NonNullable<typeof plugin.contentLoaded>>[0]);

  const picker = JSON.parse(written['picker.json']!);
  expect(picker.es).toMatchObject({title: 'Elija su idioma', continue: 'Continue'});
  expect(picker.ko.continueTo).toBe('Continue to: {title}');
  expect(JSON.parse(written['notFound.json']!).vi.title).toBe('Page Not Found');
  expect(JSON.parse(written['request.json']!)).toMatchObject({
    undo: 'es: Undo',
    by: 'Your initials',
  });
  expect(warn.mock.calls.flat()).toContain('static/img/flags/vi.svg is missing: draw it.');
  expect(warn.mock.calls.flat().join()).not.toContain('flags/es.svg');
  process.chdir(home);
  await fs.rm(siteDir, {recursive: true});
});
