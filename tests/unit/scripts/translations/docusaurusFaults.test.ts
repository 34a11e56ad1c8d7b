// cspell:disable

import {docusaurusFaults} from '../../../../scripts/translations/findings';
import {messageFiles} from '../../../../src/markdown';
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

const SKIP = 'theme.common.skipToMainContent';

test.each([
  ['code.json', {a: 'x', 'theme.blog.tagTitle': '{nPosts}'}, '5 theme.blog.tagTitle: {tagName} of'],
  ['code.json', {[SKIP]: 'Skip to main content'}, `2 ${SKIP}: is still the English words`],
  [BLOG, {'sidebar.title': 'Recent posts'}, '2 sidebar.title: is still the English words'],
])('%s: %j is told with file and line', async (name, messages, says) => {
  const told = expect.stringContaining(`i18n/es/${name}, line ${says}`) as string;
  expect(await faults(name, messages)).toEqual([told]);
});

test.each([
  ['code.json', {[SKIP]: 'Ir al contenido', 'own.id': 'Same'}],
  ['code.json', {'theme.docs.DocCard.categoryDescription.plurals': '{count} elementos'}],
  ['code.json', {'theme.docs.DocCard.categoryDescription.plurals': '1 elemento|{count} elementos'}],
  [BLOG, {title: 'Consejos'}],
])('%s: what is right, or has no English here, is no fault: %j', async (name, messages) => {
  expect(await faults(name, messages)).toEqual([]);
});

test('a file that cannot be read is left to those who tell it', async () => {
  expect(await faults(DOCS, {'version.label': 'Next'}, ',')).toEqual([]);
});
