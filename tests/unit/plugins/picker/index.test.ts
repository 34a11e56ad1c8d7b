import type {LoadContext, PluginContentLoadedActions} from '@docusaurus/types';

import {pickerStrings} from '../../../../src/plugins/picker';
import {testProject} from '../../../support/folder';

const project = testProject();

test('gives every language its texts, in English where a translation is missing', async () => {
  project.write(
    'i18n/es/code.json',
    JSON.stringify({'language.picker.title': {message: 'Elija su idioma'}}),
  );
  const written: Record<string, object> = {};
  const actions = {
    createData: async (name: string, data: object) => (written[name] = data),
  } as unknown as PluginContentLoadedActions;

  const plugin = pickerStrings({
    siteDir: project.root,
    i18n: {currentLocale: 'es', defaultLocale: 'es', locales: ['en', 'es', 'vi', 'ko']},
  } as unknown as LoadContext);
  await plugin.contentLoaded!({actions} as Parameters<NonNullable<typeof plugin.contentLoaded>>[0]);

  expect(written['picker.json']).toMatchObject({
    es: {title: 'Elija su idioma', continue: 'Continue'},
    ko: {continueTo: 'Continue to: {title}'},
  });
  expect(written['notFound.json']).toMatchObject({vi: {title: 'Page Not Found'}});
});
