import type {Build} from '@site/src/plugins/finish/build';
import {islands} from '@site/src/plugins/finish/islands';
import {testFolder} from '../../../support/folder';

const {root: outDir, write, read} = testFolder();

const SCRIPT = 'say("forms.send",MESSAGES,BUILD)';

/** What a build leaves of a page and its script. */
async function built(script: string, codeTranslations: Record<string, string>) {
  write('assets/js/main.1a2b.js', '');
  write('islands.js', script);
  for (const name of ['islands-search', 'islands-request']) write(`${name}.js`, '');
  const pass = await islands({outDir, codeTranslations} as unknown as Build);
  const html = await pass('<div data-island=x data-src=/es/islands.js></div>', 'x.html');
  return {build: /islands\.js\?(\w+)>/.exec(html)![1]!, script: read('islands.js')};
}

it('gives a script the translations that it names, and the build by which pages ask for it', async () => {
  const {build, script} = await built(SCRIPT, {'forms.send': 'es: Send', 'home.title': 'es: Home'});
  const say = jest.fn();
  new Function('say', script)(say);
  expect(say).toHaveBeenCalledWith('forms.send', {'forms.send': 'es: Send'}, build);
});

it('names another build where the script or a translation of it is another', async () => {
  const builds = [
    await built(SCRIPT, {'forms.send': 'es: Send'}),
    await built(SCRIPT, {'forms.send': 'es: Post'}),
    await built(`${SCRIPT};`, {'forms.send': 'es: Send'}),
  ].map(({build}) => build);
  expect(new Set(builds).size).toBe(3);
  const again = await built(SCRIPT, {'forms.send': 'es: Send', 'home.title': 'es: Other'});
  expect(again.build).toBe(builds[0]);
});

it('leaves no script of the client, and stops at a page that names a script that is not built', async () => {
  await built(SCRIPT, {});
  expect(() => read('assets/js/main.1a2b.js')).toThrow();
  const pass = await islands({outDir, codeTranslations: {}} as unknown as Build);
  await expect(async () => pass('<div data-src=/es/other.js>', 'x.html')).rejects.toThrow('other');
});
