import type {Mark} from '../data/marks';

/** What a production build needs to know of its surroundings. */
type Environment = Record<string, string | undefined>;

/**
 * Why a build that is meant for the public (`SITE_URL` is set) would do harm there: with an invented
 * phone number or an invented customer on it, or on a static host without a backend, where every
 * lead is lost.
 *
 * @param environment variables of the build
 * @param marks what a real company replaces
 * @returns one sentence that says what to do, or null where nothing is wrong
 */
export function refusal(environment: Environment, marks: readonly Mark[]): string | null {
  if (!environment.SITE_URL) return null;
  const invented = environment.ALLOW_PLACEHOLDERS === '1' ? [] : marks.filter((m) => m.placeholder);
  if (invented.length > 0) {
    const names = invented.map(({name, file}) => `${name} (${file})`).join(', ');
    return `Still invented: ${names}; replace each and set its placeholder to false, or set ALLOW_PLACEHOLDERS=1 for a trial.`;
  }
  if (!environment.SUPABASE_URL && environment.EMBEDDED_API !== '1') {
    return 'SUPABASE_URL is not set, so the forms would have nowhere to send a lead: set SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY, or EMBEDDED_API=1 where the site is served by its own server.';
  }
  if (environment.SUPABASE_URL && !environment.SUPABASE_PUBLISHABLE_KEY) {
    return 'SUPABASE_URL is set without SUPABASE_PUBLISHABLE_KEY: set both.';
  }
  return null;
}

/**
 * Ends a build that may not go public, before it has begun. Not by an error: Docusaurus would print
 * it with two stacks round the one sentence.
 */
export function stopUndeployable(environment: Environment, marks: readonly Mark[]): void {
  const sentence = refusal(environment, marks);
  if (sentence === null) return;
  console.error(sentence);
  process.exit(1);
}
