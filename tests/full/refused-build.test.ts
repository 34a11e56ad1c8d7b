// The commands that refuse to go public with what is invented: each loads the whole configuration.
import {facts, refusal} from '@site/src/plugins/production-guard';
import {whatDataLeaves} from '@site/src/plugins/readiness';
import {spawnSync} from 'node:child_process';

import {childEnvironment} from '../../src/data/environment';

test('npm run build stops with a sentence for each, without a stack; npm run ready says the same', () => {
  const environment = {SITE_URL: 'https://roof.example', EMBEDDED_API: '1'};
  const run = (script: string) =>
    spawnSync('npm', ['run', '--silent', script], {
      encoding: 'utf8',
      env: childEnvironment({NO_COLOR: '1', NO_UPDATE_NOTIFIER: '1', ...environment}),
    });
  const build = run('build');
  const lines = build.stderr
    .split('\n')
    .filter((line) => line && !/^npm (?:warn|notice)/.test(line));
  const left = whatDataLeaves(environment, facts);
  expect(left.length).toBeGreaterThan(0);
  expect(lines).toEqual(refusal(left).split('\n'));
  expect(build.stdout).not.toMatch(/error|^\s+at /im);
  expect(build.status).toBe(1);
  const ready = run('ready');
  expect(ready.stdout.match(/^- .+$/gm)).toEqual(left.map(({sentence}) => `- ${sentence}`));
  expect(ready.status).toBe(1);
}, 120_000);
