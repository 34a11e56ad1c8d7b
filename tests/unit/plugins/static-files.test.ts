import {statSync} from 'node:fs';

import {PUBLISHED, publishStatic} from '../../../src/plugins/static-files';
import {testFolder} from '../../support/folder';

const site = testFolder();

test('what is published of static/ is written anew, follows each change, and stays where nothing has changed', async () => {
  const written = (name: string): string => site.read(`${PUBLISHED}/${name}`);
  const roof =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0z"/></svg>\n';
  site.write('static/img/roof.svg', `<?xml version="1.0"?><!-- a -->${roof}`);
  site.write('static/img/bad.SVG', roof.replace('path', 'script'));
  site.write('static/files/prices.pdf', '%PDF <!-- b -->');
  site.write(`${PUBLISHED}/img/gone.svg`, roof);
  await publishStatic(site.root);
  expect(['img/roof.svg', 'img/bad.SVG', 'files/prices.pdf'].map(written)).toEqual([
    roof,
    '',
    '%PDF <!-- b -->',
  ]);
  expect(() => written('img/gone.svg')).toThrow();
  const {mtimeMs} = statSync(site.at(PUBLISHED, 'img/roof.svg'));
  await publishStatic(site.root);
  expect(statSync(site.at(PUBLISHED, 'img/roof.svg')).mtimeMs).toBe(mtimeMs);
  site.write('static/img/roof.svg', roof.replace('M0', 'M1'));
  await publishStatic(site.root);
  expect(written('img/roof.svg')).toContain('M1');
});
