import type {Environment} from '@site/src/data/environment';
import {backend} from '@site/src/lib/backend';
import type {Build} from '@site/src/plugins/finish/build';
import {contentPolicy} from '@site/src/plugins/finish/contentPolicy';
import {ownStyle, signed} from '@site/src/plugins/support/signed';

// printf 'alert(1)' | openssl dgst -sha256 -binary | base64
const ALERT = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";

const passOf = (environment: Environment) =>
  contentPolicy({siteConfig: {customFields: backend(environment)}} as unknown as Build);
const pass = passOf({});
const charset = '<meta charset=utf-8>';

const hosted = {
  SUPABASE_URL: 'https://x.supabase.co',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
};
const own = {IP_JSON_URL: 'https://ip.example/json', IP_TEXT_URL: '/ip.txt'};

it.each([
  [{}, "'self'"],
  [hosted, "'self' https://x.supabase.co https://api.ipify.org https://icanhazip.com"],
  [{...hosted, ...own}, "'self' https://x.supabase.co https://ip.example"],
  [{...hosted, EMBEDDED_API: '1'}, "'self'"],
])('built with %j, forms reach %s', async (environment, origins) => {
  expect(await passOf(environment)(charset, 'index.html')).toContain(`; connect-src ${origins};`);
});

it('the pass writes the policy after the charset, with what the build put inline and no data block', async () => {
  signed.scripts.set(ALERT.replaceAll("'", ''), 'alert(1)');
  const html = await pass(
    `${charset}${ownStyle('alert(1)')}<script src=/a.js></script>` +
      '<script data-x=1>alert(1)</script><script type="application/ld+json">{}</script>',
    'index.html',
  );
  expect(html).toMatch(/^<meta charset=utf-8><meta http-equiv=Content-Security-Policy content="/);
  expect(html).toContain(`script-src 'self' ${ALERT};`);
  expect(html.split(ALERT)).toHaveLength(3);
});

it.each([
  ['a script', 'script', '<script>alert(2)</script>'],
  ['one beside a quoted tag', 'script', '<p title="<script>">words</p><script>alert(2)</script>'],
  [
    'one after a script with odd quotes',
    'script',
    '<script>alert(1)</script><script>a<b"</script>',
  ],
  ['styles', 'style', '<style>p{color:red}</style>'],
])('the pass stops at %s that the build has not made, and says which', (_name, kind, odd) => {
  signed.scripts.set(ALERT.replaceAll("'", ''), 'alert(1)');
  expect(() => pass(charset + odd, 'odd.html')).toThrow(
    new RegExp(`odd.html has an inline ${kind} .*(?:alert\\(2\\)|a<b|p\\{color)`),
  );
});

it('the pass takes no words in quotes and no data for a script', async () => {
  const html = '<meta content="<script>x</script>"><p title=\'<style>x</style>\'>words</p>';
  expect(await pass(charset + html, 'index.html')).toContain("script-src 'self';");
});

it('the pass names a page that it cannot protect', () => {
  expect(() => pass('<p>', 'odd.html')).toThrow('odd.html has no charset');
});
