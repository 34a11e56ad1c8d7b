// cspell:disable

import {docusaurusFaults} from '../../../../scripts/translations/docusaurusMessages';
import {messageFiles} from '../../../../scripts/translations/files';
import {testProject} from '../../../support/folder';

const {write} = testProject();

async function faults(name: string, messages: Record<string, string>, end = '') {
  const entries = Object.entries(messages).map(([id, message]) => [id, {message}]);
  write(`i18n/es/${name}`, `${JSON.stringify(Object.fromEntries(entries), null, 2)}${end}`);
  return docusaurusFaults('es', await messageFiles('es')).map(
    ({line, problem, ...where}) => `${where.file}, line ${line} ${where.id}: ${problem}`,
  );
}

const BLOG = 'docusaurus-plugin-content-blog/options.json';
const DOCS = 'docusaurus-plugin-content-docs/current.json';

test.each([
  [
    'a lost value of the theme',
    'code.json',
    {'theme.a': 'x', 'theme.blog.tagTitle': '{nPosts} con etiqueta'},
    ['line 5 theme.blog.tagTitle: {tagName} of the English is missing; copy it as it is'],
  ],
  [
    'English words of the theme',
    'code.json',
    {'theme.common.skipToMainContent': 'Skip to main content'},
    ['line 2 theme.common.skipToMainContent: is still the English words'],
  ],
  ['English words of the blog', BLOG, {'sidebar.title': 'Recent posts'}, ['is still the English']],
])('%s is told with file and line', async (_name, name, messages, says) => {
  expect(await faults(name, messages)).toEqual(
    says.map((one) =>
      expect.stringMatching(new RegExp(`^i18n/es/${name}, .*${one.replace(/\W/g, '\\$&')}`)),
    ),
  );
});

test.each([
  ['code.json', {'theme.common.skipToMainContent': 'Ir al contenido', 'own.id': 'Same'}],
  ['code.json', {'theme.docs.DocCard.categoryDescription.plurals': '{count} elementos'}],
  ['code.json', {'theme.docs.DocCard.categoryDescription.plurals': '1 elemento|{count} elementos'}],
  [BLOG, {title: 'Consejos'}],
])('%s: what is right, or has no English here, is no fault: %j', async (name, messages) => {
  expect(await faults(name, messages)).toEqual([]);
});

test('a file that cannot be read is left to those who tell it', async () => {
  expect(await faults(DOCS, {'version.label': 'Next'}, ',')).toEqual([]);
});
