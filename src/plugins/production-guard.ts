import type {Environment} from '../data/environment';
import type {Mark} from '../data/marks';

/**
 * Why a production build (`SITE_URL` is set) must not be published: it shows an invented phone
 * number or customer, or it has no backend, so that every lead would be lost.
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
 * Stops such a build before it begins. Exits instead of throwing, because Docusaurus would print
 * two stack traces around the one sentence.
 */
export function stopRefused(environment: Environment, marks: readonly Mark[]): void {
  const sentence = refusal(environment, marks);
  if (sentence === null) return;
  console.error(sentence);
  process.exit(1);
}
