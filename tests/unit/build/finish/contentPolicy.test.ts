import {backend} from '@site/src/data/backend';
import type {Build} from '@site/src/build/finish/build';
import {contentPolicy, policy} from '@site/src/build/finish/contentPolicy';

// printf 'alert(1)' | openssl dgst -sha256 -binary | base64
const ALERT = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";

it('the content security policy lets the forms reach the named origins and nothing else', () => {
  expect(policy({}, ['https://x.supabase.co'])).toContain(
    "connect-src 'self' https://x.supabase.co;",
  );
  expect(policy({}, [])).toContain("connect-src 'self';");
});

const pass = contentPolicy({siteConfig: {customFields: backend({})}} as unknown as Build);

it('the pass writes the policy after the charset, with what stands inline and no data block', async () => {
  const html = await pass(
    '<meta charset=utf-8><style>alert(1)</style><script src=/a.js></script>' +
      '<script data-x=1>alert(1)</script><script type="application/ld+json">{}</script>',
    'index.html',
  );
  expect(html).toMatch(/^<meta charset=utf-8><meta http-equiv=Content-Security-Policy content="/);
  expect(html).toContain(`script-src 'self' ${ALERT};`);
  expect(html.split(ALERT)).toHaveLength(3);
});

it('the pass names a page that it cannot protect', () => {
  expect(() => pass('<p>', 'odd.html')).toThrow('odd.html has no charset');
});
