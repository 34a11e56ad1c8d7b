/**
 * The environment variables: the only place that reads `process.env`, so that a misspelled name is a
 * type error and the table in docs/settings.md is complete (`tests/repository/environment.test.ts`). Not
 * for the browser, which has none.
 */

/** Those of a build: `deploy/release.sh` reads this list, and gives a build nothing else. */
const OF_A_BUILD = [
  'SITE_URL',
  'SUPABASE_URL',
  'SUPABASE_PUBLISHABLE_KEY',
  'EMBEDDED_API',
  'ALLOW_PLACEHOLDERS',
  'DEPLOY_HOST',
  'IP_JSON_URL',
  'IP_TEXT_URL',
] as const;

/** What a person may set; docs/settings.md says what each does. */
export const VARIABLES = [
  ...OF_A_BUILD,
  'PORT',
  'HOST',
  'DATABASE_URL',
  'DATA_DIR',
  'EMBEDDED_MAY_LOSE_REQUESTS',
  'SITE_DIR',
  'TRUSTED_PROXY',
  'BACKUP_DIR',
  'LEAD_REMINDER_MINUTES',
  'LEAD_REMINDER_URGENT_MINUTES',
  'NEWSLETTER_DIGEST',
  'LEAD_MAIL_TO',
  'LEAD_MAIL_FROM',
  'SMTP_URL',
  'LEAD_WEBHOOK_URL',
  'LEAD_WEBHOOK_SECRET',
  'LEAD_WEBHOOK_KIND',
  'DELIVER_SECRET',
  'PG_BIN',
  'E2E_PORT',
  'E2E_WORKERS',
  'SEED',
  'TRACE',
] as const;

/**
 * What the system, Docusaurus, `npm run dev` (`DEV_API`), `npm run build` (`PREVIEW`), a host's own builder or hosted Supabase (for
 * Edge Functions), or tests/postgres/globalSetup.ts sets; npm's is npm_lifecycle_event (npm help scripts); systemd's are LISTEN_PID
 * (sd_listen_fds(3)) and, of systemd.exec(5), JOURNAL_STREAM, RUNTIME_DIRECTORY and MONITOR_…
 */
type Given =
  | 'PATH'
  | 'npm_lifecycle_event'
  | 'LISTEN_PID'
  | 'JOURNAL_STREAM'
  | 'RUNTIME_DIRECTORY'
  | 'MONITOR_INVOCATION_ID'
  | 'MONITOR_SERVICE_RESULT'
  | 'NODE_ENV'
  | 'DOCUSAURUS_CURRENT_LOCALE'
  | 'DOCUSAURUS_NO_PERSISTENT_CACHE'
  | 'WEBPACK_URL_LOADER_LIMIT'
  | 'DEV_API'
  | 'NETLIFY'
  | 'CONTEXT'
  | 'DEPLOY_PRIME_URL'
  | 'CF_PAGES'
  | 'CF_PAGES_BRANCH'
  | 'CF_PAGES_URL'
  | 'PREVIEW'
  | 'SUPABASE_DB_URL'
  | 'TEST_CLUSTER';

export type Environment = Readonly<Partial<Record<(typeof VARIABLES)[number] | Given, string>>>;

/** The commands that read `.env`, as npm names them. No test is one: the file may name the live database. */
const READ_ENV_FILE =
  /^(?:build|start|serve|migrate|backup|restore|leads|person|deliver|tell|ready|smoke)$/;
if (READ_ENV_FILE.test(process.env.npm_lifecycle_event ?? '')) {
  try {
    // What the shell says comes first.
    process.loadEnvFile();
  } catch {
    // There is none.
  }
}

/**
 * Values as they are meant: without blanks at the ends, nor the quotes that `docker run --env-file` keeps. An
 * empty one, as compose makes of what is not set, is none.
 */
export const environment: Environment = new Proxy(process.env, {
  get: (all, name: string) => all[name]?.trim().replace(/^(["'])(.*)\1$/s, '$2') || undefined,
});

/** Whether a switch is on. */
export const isOn = (value: string | undefined): boolean =>
  /^(?:1|true|yes|on)$/i.test(value ?? '');

/**
 * Environment of a Docusaurus build: by default Docusaurus embeds fonts and pictures below 10 kB as data
 * URLs, and the content security policy refuses such fonts.
 */
export const FILES_STAY_FILES = {WEBPACK_URL_LOADER_LIMIT: '0'} as const;

/**
 * How the process of a whole build ends. Docusaurus itself ends with 0, also where it was stopped (SIGTERM), and
 * Node says `beforeExit` only where nothing is left to do.
 */
export const WHOLE_BUILD = 64;

/** The whole environment for a child process, with some variables changed. */
export const childEnvironment = (changes: Record<string, string>): NodeJS.ProcessEnv => ({
  ...process.env,
  ...changes,
});

/**
 * The address of a build that Netlify or Cloudflare Pages makes of a proposal, such as a pull request; null
 * for any other build. Cloudflare does not say which branch is the site itself: it has to be `main`.
 */
export const previewUrl = (given: Environment): string | null =>
  (given.NETLIFY && given.CONTEXT !== 'production' && given.DEPLOY_PRIME_URL) ||
  (given.CF_PAGES && given.CF_PAGES_BRANCH !== 'main' && given.CF_PAGES_URL) ||
  null;

// cspell:words PATHEXT SYSTEMROOT WINDIR COLORTERM
/** What a build needs of its machine and of a host's own builder. */
const OF_ITS_PLACE =
  /^(?:PATH|PATHEXT|HOME|USERPROFILE|(?:LOCAL)?APPDATA|SYSTEMROOT|WINDIR|COMSPEC|TMPDIR|TE?MP|LANG|LC_\w+|TZ|TERM|COLORTERM|(?:FORCE|NO)_COLOR|CI|NODE_(?:ENV|OPTIONS)|DOCUSAURUS_\w+|NETLIFY|CONTEXT|DEPLOY_PRIME_URL|CF_PAGES\w*)$/i;

/**
 * The environment of a build: packages and texts run code in it, so it gets no password of whoever starts it. A
 * preview is a trial that knows nothing of the live site.
 */
export function buildEnvironment(
  given: NodeJS.ProcessEnv = process.env,
  more: Record<string, string> = {},
): NodeJS.ProcessEnv {
  const preview = previewUrl(given);
  const names: readonly string[] = preview ? [] : OF_A_BUILD;
  const kept = Object.entries(given).filter(
    ([name]) => OF_ITS_PLACE.test(name) || names.includes(name),
  );
  return {
    ...Object.fromEntries(kept),
    ...FILES_STAY_FILES,
    ...(preview && {SITE_URL: preview, ALLOW_PLACEHOLDERS: '1', EMBEDDED_API: '1', PREVIEW: '1'}),
    ...more,
  };
}
