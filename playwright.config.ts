import {defineConfig, devices} from '@playwright/test';

import {chromiumLaunch} from './tests/support/chromium';
import {environment} from './src/data/environment';
import {HOSTS, USER_AGENT} from './tests/support/hosts';

/**
 * `npm test` runs what is not tagged `@full`; `npm run test:full` runs the tagged rest. One build
 * and one server of each host kind serve all files: `folder404` answers an unknown path with the
 * 404 page of its locale's folder, `root404` with the one at the root.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // More than processors: a page often waits.
  workers: Number(environment.E2E_WORKERS ?? 3),
  // Retry once: a busy machine's hiccup counts as flaky, a defect fails twice.
  retries: 1,
  timeout: 45_000,
  expect: {timeout: 10_000},
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    channel: undefined,
    // "HeadlessChrome" is a crawler, and crawlers pass the language gate.
    userAgent: USER_AGENT,
    // Recording every page doubles the time of a run: `TRACE=1 npx playwright test <file>` to look into one.
    trace: environment.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: chromiumLaunch(),
  },
  projects: HOSTS.map(({name, url, tests}) => ({
    name,
    use: {baseURL: url},
    testMatch: tests,
  })),
  webServer: HOSTS.map(({url, command, env}) => ({
    command,
    env,
    url,
    reuseExistingServer: false,
    timeout: 180_000,
    gracefulShutdown: {signal: 'SIGTERM', timeout: 10_000},
  })),
});
