import fs from 'node:fs';

import {
  checkOldAddresses,
  deployHost,
  warnOfStaleConf,
  writeRules,
} from '../../../../scripts/site-build/hostRules';
import type {Environment} from '../../../../src/data/environment';
import table from '../../../../src/data/oldAddresses.json';
import {PUBLISHED} from '../../../../src/hosting/published';
import {testFolder} from '../../../support/folder';

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

const {root, read} = testFolder();

test('a build for a host brings its two files, and says who made them', () => {
  for (const host of ['netlify', 'cloudflare'] as const) {
    writeRules(root, host);
    for (const [name, text] of Object.entries(PUBLISHED[host])) {
      expect(read(name)).toBe(text);
      expect(read(name)).toMatch(/^# Made by the build/);
    }
  }
});

test('a build says when the configuration of nginx is not the one of its languages', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const conf = fs.readFileSync('deploy/nginx.conf', 'utf8');
  const read = jest.spyOn(fs, 'readFileSync');
  warnOfStaleConf();
  expect(warn).not.toHaveBeenCalled();
  read.mockReturnValueOnce(conf.replaceAll('|hi)', ')'));
  warnOfStaleConf();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('run "npm run hosts"'));
});

test('a build without the page of an old address stops', () => {
  const addresses: Record<string, string> = table;
  addresses['/old'] = '/gone';
  expect(() => checkOldAddresses('no-such-build')).toThrow('/gone');
  delete addresses['/old'];
});
