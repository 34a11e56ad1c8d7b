import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';

import {rspack} from '@docusaurus/faster';

import {standIns} from '@site/src/build/stand-ins';

let folder: string;
beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'stand-ins-'));
});
afterAll(() => fs.rm(folder, {recursive: true}));

it('stops a build that has nothing to leave out', async () => {
  const entry = path.join(folder, 'main.js');
  await fs.writeFile(entry, 'export default 1');
  const bundler = {currentBundler: {name: 'rspack', instance: rspack}};
  const {plugins} = standIns().configureWebpack!({}, false, bundler as never, undefined) as {
    plugins: [];
  };
  const compiler = rspack({entry, target: 'web', output: {path: folder}, plugins});
  const run = promisify(compiler.run.bind(compiler));
  const problems = async () => (await run())?.toJson({errors: true}).errors;
  await expect(problems().then(JSON.stringify, String)).resolves.toMatch(
    /A module of the app like .*prism-include-languages.* was not found/,
  );
});
