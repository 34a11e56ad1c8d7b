import logger from '@docusaurus/logger';
import type {LoadContext, PluginContentLoadedActions} from '@docusaurus/types';

import {pickerStrings} from '../../../../src/build/picker';
import {testProject} from '../../../support/folder';

const project = testProject();

test('gives every language its texts, in English where a translation is missing', async () => {
  project.write(
    'i18n/es/code.json',
    JSON.stringify({
      'language.picker.title': {message: 'Elija su idioma'},
      'request.undo': {message: 'es: Undo'},
    }),
  );
  project.write('static/img/flags/es.svg', '<svg/>');
  const written: Record<string, string> = {};
  const actions = {
    createData: async (name: string, data: string) => (written[name] = data),
  } as unknown as PluginContentLoadedActions;

  const plugin = pickerStrings({
    siteDir: project.root,
    i18n: {currentLocale: 'es', defaultLocale: 'es', locales: ['en', 'es', 'vi', 'ko']},
  } as unknown as LoadContext);
  const warn = jest.spyOn(logger, 'warn').mockImplementation(() => undefined);
  await plugin.contentLoaded!({actions} as Parameters<NonNullable<typeof plugin.contentLoaded>>[0]);

  const picker = JSON.parse(written['picker.json']!);
  expect(picker.es).toMatchObject({title: 'Elija su idioma', continue: 'Continue'});
  expect(picker.ko.continueTo).toBe('Continue to: {title}');
  expect(JSON.parse(written['notFound.json']!).vi.title).toBe('Page Not Found');
  expect(JSON.parse(written['request.json']!)).toMatchObject({
    state: {undone: 'es: Undo'},
    by: 'Your initials',
  });
  expect(warn.mock.calls.flat()).toContain('static/img/flags/vi.svg is missing: draw it.');
  expect(warn.mock.calls.flat().join()).not.toContain('flags/es.svg');
});
