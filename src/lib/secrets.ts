import type {Environment} from '../data/environment';

/** Whether a key opens more than the site's functions: of the old ones, the middle part says whose it is. */
function isSecret(key: string): boolean {
  const [, claims] = /^ey[\w-]*\.([\w-]*)\./.exec(key) ?? [];
  return claims === undefined
    ? /^sb_secret_/i.test(key)
    : !/"role"\s*:\s*"anon"/.test(Buffer.from(claims, 'base64url').toString());
}

/** What every page would show and nobody may know, a sentence each. */
export function secrets(environment: Environment): string[] {
  const {SUPABASE_PUBLISHABLE_KEY: key = '', SUPABASE_URL: url = ''} = environment;
  return [
    isSecret(key) &&
      'SUPABASE_PUBLISHABLE_KEY is a secret key, which every page would show: put a new one in its place now (Studio, API Keys), and give the publishable one (sb_publishable_…).',
    /\/\/[^/]*@/.test(url) &&
      'SUPABASE_URL has a password in it, which every page would show: change the password, and give the address alone, like https://abc.supabase.co.',
  ].filter((one) => typeof one === 'string');
}
