import fs from 'node:fs/promises';
import path from 'node:path';

import {type Build, finishPages, pagesOf} from '@site/src/plugins/finish/build';
import {testFolder, testProject} from '../../../support/folder';

const {root: outDir, read, write} = testFolder({emptied: true});

const english = async () => ({outDir, files: await pagesOf(outDir)}) as Build;

beforeEach(() => {
  for (const file of ['index.html', 'blog/post.html', 'es/index.html', 'feed.xml']) {
    write(file, 'page');
  }
});

it('leads each page through the passes in their order', async () => {
  await finishPages(await english(), [
    () => async (html, file) => {
      // The slower pass still comes first.
      await new Promise((resolve) => setTimeout(resolve, 20));
      return `${html} a:${file}`;
    },
    () => (html) => `${html} b`,
  ]);
  expect(read('index.html')).toBe('page a:index.html b');
  expect(read('blog/post.html')).toBe(`page a:${path.join('blog', 'post.html')} b`);
});

it('makes a pass once for a locale, and touches neither other locales nor other files', async () => {
  const make = jest.fn(() => (html: string) => `${html}!`);
  await finishPages(await english(), [make]);
  expect(make).toHaveBeenCalledTimes(1);
  expect(read('es/index.html')).toBe('page');
  expect(read('feed.xml')).toBe('page');
  expect((await fs.readdir(outDir)).sort()).toEqual(['blog', 'es', 'feed.xml', 'index.html']);
});

describe('in the folder of a project', () => {
  const project = testProject();

  it('takes no file of static/ for a page, such as the proof that Google asks for', async () => {
    for (const file of ['static/google1a2b.html', 'build/google1a2b.html', 'build/index.html'])
      project.write(file);
    expect(await pagesOf(project.at('build'))).toEqual(['index.html']);
  });
});
