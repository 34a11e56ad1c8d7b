import {pagesOf} from '@site/src/plugins/finish/build';
import {testProject} from '../../../support/folder';

const project = testProject();

test('the pages of a language are neither those of the others, nor files of static/ such as the proof that Google asks for', async () => {
  const files = ['index.html', 'services/a.html', 'es/index.html', 'feed.xml', 'google1a2b.html'];
  for (const file of files) project.write(`build/${file}`);
  project.write('static/google1a2b.html');
  const pages = (await pagesOf(project.at('build'))).map((file) => file.replaceAll('\\', '/'));
  expect(pages.sort()).toEqual(['index.html', 'services/a.html']);
});
