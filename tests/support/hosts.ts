import {tmpdir} from 'node:os';
import path from 'node:path';

import {posixPath} from '@docusaurus/utils';

import {environment} from '../../src/data/environment';
import {MIGRATED} from './servers';

/** An ordinary phone or desktop browser, not a headless one. */
export const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** First of the two ports that the end-to-end servers take. */
const PORT = Number(environment.E2E_PORT ?? 4310);

const host = (name: 'folder404' | 'root404', port: number, tests: RegExp) => {
  const folder = posixPath(path.join(tmpdir(), `roofing-site-e2e-${port}`));
  const [dataDir, siteDir] = [`${folder}/data`, `${folder}/site`];
  // Spares both servers their first start, where tests of the server have left a database.
  const database = `fs.existsSync('${MIGRATED}') && fs.cpSync('${MIGRATED}', '${dataDir}', {recursive: true});`;
  // One page for all: the build without the 404 pages of the languages.
  const oneForAll = `fs.cpSync('build', '${siteDir}', {recursive: true, filter: (file) => !/build.[a-z]+.404/.test(file)})`;
  return {
    name,
    url: `http://localhost:${port}`,
    dataDir,
    tests,
    // In words of both sh and cmd.exe.
    command: [
      `node --eval "fs.rmSync('${folder}', {recursive: true, force: true}); ${database}`,
      name === 'root404' ? `${oneForAll}" &&` : '" &&',
      `node --require tsx/cjs server/start.ts --port ${port}`,
      name === 'root404' ? `--site-dir ${siteDir}` : '',
    ].join(' '),
    env: {DATA_DIR: dataDir, TRUSTED_PROXY: '127.0.0.1,::1'},
  };
};

// The two ways in which a static host answers an unknown path. They differ in nothing else, so only
// the tests that open unknown paths run on both.
export const HOSTS = [
  host('folder404', PORT, /.*\.spec\.ts/),
  host('root404', PORT + 1, /gateNotFound\.spec\.ts/),
];
