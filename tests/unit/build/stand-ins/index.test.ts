import {promisify} from 'node:util';

import {rspack} from '@docusaurus/faster';

import {standIns} from '@site/src/build/stand-ins';
import {testFolder} from '../../../support/folder';

const folder = testFolder();

it('stops a build that has nothing to leave out', async () => {
  folder.write('main.js', 'export default 1');
  const bundler = {currentBundler: {name: 'rspack', instance: rspack}};
  const {plugins} = standIns().configureWebpack!({}, false, bundler as never, undefined) as {
    plugins: [];
  };
  const compiler = rspack({
    entry: folder.at('main.js'),
    target: 'web',
    output: {path: folder.root},
    plugins,
  });
  const run = promisify(compiler.run.bind(compiler));
  const problems = async () => (await run())?.toJson({errors: true}).errors;
  await expect(problems().then(JSON.stringify, String)).resolves.toMatch(
    /A module of the app like .*prism-include-languages.* was not found/,
  );
});
