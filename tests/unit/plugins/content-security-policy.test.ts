import {policy} from '@site/src/plugins/content-security-policy';

describe('the content security policy', () => {
  it('allows an inline script by the hash of its exact text', () => {
    // printf 'alert(1)' | openssl dgst -sha256 -binary | base64
    expect(policy(['alert(1)'], [])).toContain(
      "script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
    );
  });

  it('lets the forms reach the named origins and nothing else', () => {
    expect(policy([], ['https://x.supabase.co'])).toContain(
      "connect-src 'self' https://x.supabase.co;",
    );
    expect(policy([], [])).toContain("connect-src 'self';");
  });

  it('never allows eval or arbitrary inline code', () => {
    expect(policy(['x'], ['https://a.example'])).not.toMatch(/unsafe-(eval|inline)/);
  });
});
