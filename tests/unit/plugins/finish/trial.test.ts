import fs from 'node:fs';

import {
  buildEnvironment,
  environment,
  previewUrl,
  VARIABLES,
} from '../../../../src/data/environment';
import {LOCALES} from '../../../../src/language/locales';
import type {Build} from '../../../../src/plugins/finish/build';
import {writeRobots} from '../../../../src/plugins/finish/robots';
import {trialNotice} from '../../../../src/plugins/finish/trial';
import {isTrial} from '../../../../src/plugins/readiness';
import {siteText} from '../../../../src/plugins/support/siteText';
import {testFolder} from '../../../support/folder';

const PAGE =
  '<head><meta charset=utf-8><title>T</title><script>0</script></head><body class=x><div id=__docusaurus></div></body>';

const finish = (trial: boolean, locale = 'en', page = PAGE): string =>
  trialNotice({trial, locale} as Build)(page, 'about.html') as string;

const robotsOf = (html: string): string[] => html.match(/<meta name=robots[^>]*>/g) ?? [];

test.each(
  LOCALES.flatMap(({code}) => [
    [code, '', 'site.trial.notice'] as const,
    [code, '1', 'site.proposal.notice'] as const,
  ]),
)('in %s, above each page stands what it is (a preview: %s)', (code, PREVIEW, text) => {
  Object.assign(environment, {PREVIEW});
  expect(finish(true, code)).toContain(
    `<body class=x><aside class=trial-notice>${siteText(code)(text)}</aside><div id=__docusaurus>`,
  );
});

test.each([
  [{NETLIFY: 'true', CONTEXT: 'deploy-preview', DEPLOY_PRIME_URL: 'https://p'}, 'https://p'],
  [{NETLIFY: 'true', CONTEXT: 'branch-deploy', DEPLOY_PRIME_URL: 'https://p'}, 'https://p'],
  [{NETLIFY: 'true', CONTEXT: 'production', DEPLOY_PRIME_URL: 'https://p'}, null],
  [{CF_PAGES: '1', CF_PAGES_BRANCH: 'texts', CF_PAGES_URL: 'https://p'}, 'https://p'],
  [{CF_PAGES: '1', CF_PAGES_BRANCH: 'main', CF_PAGES_URL: 'https://p'}, null],
  [{CONTEXT: 'anything', SITE_URL: 'https://roof.example'}, null],
])('%j builds a preview for %s', (given, url) => {
  expect(previewUrl(given)).toBe(url);
});

test('a preview gets nothing of the live site, and may not be indexed', () => {
  const live = {...Object.fromEntries(VARIABLES.map((name) => [name, 'live'])), PATH: '/bin'};
  const given = buildEnvironment({...live, CF_PAGES: '1', CF_PAGES_URL: 'https://p'});
  expect(Object.values(given)).not.toContain('live');
  expect(given).toMatchObject({PATH: '/bin', SITE_URL: 'https://p'});
  expect(isTrial(given)).toBe(true);
});

test('a build gets what pages show and its machine needs, and no password of whoever starts it', () => {
  const needed = {SITE_URL: 'https://a', Path: 'C:\\node', DOCUSAURUS_NO_PERSISTENT_CACHE: '1'};
  const secret = {
    ...{DATABASE_URL: 'a', SMTP_URL: 'b', GITHUB_TOKEN: 'c', AWS_SECRET_ACCESS_KEY: 'd'},
    ...{NPM_TOKEN: 'e', npm_config__auth: 'f', HTTPS_PROXY: 'http://u:p@x', SSH_AUTH_SOCK: 'g'},
  };
  const given = buildEnvironment({...needed, ...secret}, {DEV_API: 'http://b'});
  expect(given).toEqual({...needed, WEBPACK_URL_LOADER_LIMIT: '0', DEV_API: 'http://b'});
});

test('no search engine may list a page of a trial', () => {
  expect(robotsOf(finish(true))).toEqual(['<meta name=robots content=noindex>']);
  const own = PAGE.replace('<title>', '<meta name=robots content=noindex data-rh=true><title>');
  expect(robotsOf(finish(true, 'en', own))).toHaveLength(1);
});

test('any other build has none of it', () => {
  expect(finish(false)).toBe(PAGE);
});

test.each([
  [{}, false],
  [{ALLOW_PLACEHOLDERS: '1'}, false],
  [{SITE_URL: 'https://roof.example'}, false],
  [{SITE_URL: 'https://roof.example', ALLOW_PLACEHOLDERS: '1'}, true],
])('%j is a trial: %s', (environment, expected) => {
  expect(isTrial(environment)).toBe(expected);
});

const {root: outDir, read} = testFolder();

it('robots.txt keeps crawlers out of a trial, and names no sitemap', async () => {
  const siteConfig = {url: 'https://roof.example', baseUrl: '/'};
  await writeRobots({outDir, locale: 'en', siteConfig, trial: true} as Build);
  expect(fs.readdirSync(outDir)).toEqual(['robots.txt']);
  expect(read('robots.txt')).toBe('User-agent: *\nDisallow: /\n');
});
