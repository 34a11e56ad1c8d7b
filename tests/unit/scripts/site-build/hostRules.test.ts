import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {deployHost, writeRules} from '../../../../scripts/site-build/hostRules';
import type {Environment} from '../../../../src/data/environment';

test.each<[Environment, ReturnType<typeof deployHost>]>([
  [{}, null],
  [{DEPLOY_HOST: 'netlify'}, 'netlify'],
  [{DEPLOY_HOST: 'cloudflare'}, 'cloudflare'],
  [{NETLIFY: 'true'}, 'netlify'],
  [{CF_PAGES: '1'}, 'cloudflare'],
  [{DEPLOY_HOST: 'cloudflare', NETLIFY: 'true'}, 'cloudflare'],
])('%j builds for %s', (environment, host) => {
  expect(deployHost(environment)).toBe(host);
});

test('a host that nobody knows is named', () => {
  expect(() => deployHost({DEPLOY_HOST: 'heroku'})).toThrow(
    'DEPLOY_HOST is "heroku": choose netlify or cloudflare, or leave it out.',
  );
});

test('a build gets the very files that lie in deploy/', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'roofing-site-rules-'));
  try {
    for (const host of ['netlify', 'cloudflare'] as const) {
      writeRules(folder, host);
      for (const name of ['_headers', '_redirects']) {
        expect(fs.readFileSync(path.join(folder, name), 'utf8')).toBe(
          fs.readFileSync(`deploy/${host}/${name}`, 'utf8'),
        );
      }
    }
  } finally {
    fs.rmSync(folder, {recursive: true});
  }
});
