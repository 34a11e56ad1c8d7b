import {removeUnused} from '../../../../scripts/site-build/unused';
import {everyFile} from '../../../../src/markdown/files';
import {testFolder} from '../../../support/folder';

const {root, write} = testFolder();

test('a drawing that nothing names is not published', () => {
  write('index.html', '<img src=/img/services/roof.svg>');
  write('es/assets/a.css', 'a{background:url(/es/img/scenes/sky.svg)}');
  for (const folder of ['', 'es/'])
    for (const name of ['services/roof', 'services/paint', 'scenes/sky'])
      write(`${folder}img/${name}.svg`, '<svg/>');
  write('favicon.svg', '<svg/>');
  removeUnused(root);
  expect(everyFile(root).filter((name) => name.endsWith('.svg'))).toEqual([
    'es/img/scenes/sky.svg',
    'favicon.svg',
    'img/scenes/sky.svg',
    'img/services/roof.svg',
  ]);
});
