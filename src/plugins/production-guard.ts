import fs from 'node:fs';
import path from 'node:path';

/** What a production build needs to know of its surroundings. */
type Environment = Record<string, string | undefined>;

/** Files of company data that still hold invented facts (`placeholder: true`), sorted. */
export function placeholderFiles(dataDir: string): string[] {
  return fs
    .readdirSync(dataDir)
    .filter((file) =>
      /\bplaceholder: true\b/.test(fs.readFileSync(path.join(dataDir, file), 'utf8')),
    )
    .map((file) => `src/data/${file}`)
    .sort();
}

/**
 * Refuses a build that is meant for the public (`SITE_URL` is set) and would do harm there: with an
 * invented phone number on it, or on a static host without a backend, where every lead is lost.
 *
 * @param environment variables of the build
 * @param dataDir folder of the company's data
 * @throws Error with one sentence that says what to do
 */
export function assertDeployable(environment: Environment, dataDir: string): void {
  if (!environment.SITE_URL) return;
  const placeholders = environment.ALLOW_PLACEHOLDERS === '1' ? [] : placeholderFiles(dataDir);
  if (placeholders.length > 0) {
    throw new Error(
      `These files still hold invented facts: ${placeholders.join(', ')}. Replace them and set placeholder to false, or set ALLOW_PLACEHOLDERS=1 for a trial.`,
    );
  }
  if (!environment.SUPABASE_URL && environment.EMBEDDED_API !== '1') {
    throw new Error(
      'SUPABASE_URL is not set, so the forms would have nowhere to send a lead. Set SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY, or EMBEDDED_API=1 where the site is served by its own server.',
    );
  }
  if (environment.SUPABASE_URL && !environment.SUPABASE_PUBLISHABLE_KEY) {
    throw new Error('SUPABASE_URL is set without SUPABASE_PUBLISHABLE_KEY: set both.');
  }
}
