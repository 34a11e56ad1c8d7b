import {readFileSync} from 'node:fs';

import {esModules} from './tests/support/esModules.mjs';

const leftOut = JSON.parse(readFileSync(`${import.meta.dirname}/tests/support/leftOut.json`));
const ignored = leftOut[process.platform]?.tests ?? [];

const compiled = {
  // Before each test.
  restoreMocks: true,
  transform: {
    '^.+\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: {syntax: 'typescript', tsx: true},
          transform: {react: {runtime: 'automatic'}},
          target: 'es2022',
        },
      },
    ],
  },
  // Docusaurus does not say of its theme that it comes as ES modules.
  transformIgnorePatterns: [
    `<rootDir>/node_modules/(?!(${['@docusaurus', ...esModules()].join('|')})/)`,
  ],
};

/** @type {import('jest').Config} */
export default {
  // The default of 5 s is short for a busy machine; a test that hangs still fails.
  testTimeout: 60_000,
  projects: [
    {
      displayName: 'unit',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/tests/unit/**/*.test.ts?(x)'],
      testPathIgnorePatterns: [
        '<rootDir>/tests/unit/(server|scripts|bench|browser|build|markdown)/',
      ],
      setupFilesAfterEnv: ['<rootDir>/tests/support/setup.ts'],
      ...compiled,
      moduleNameMapper: {
        '\\.module\\.css$': 'identity-obj-proxy',
        '\\.svg$': '<rootDir>/tests/support/drawing.ts',
        '\\.(woff2|png|jpg)$': '<rootDir>/tests/support/asset.ts',
        '^@site/(.*)$': '<rootDir>/$1',
        '^@theme-original/(.*)$': [
          '<rootDir>/node_modules/@docusaurus/theme-classic/lib/theme/$1',
          '<rootDir>/node_modules/@docusaurus/core/lib/client/theme-fallback/$1',
        ],
        '^@theme/(.*)$': [
          '<rootDir>/src/theme/$1',
          '<rootDir>/node_modules/@docusaurus/theme-classic/lib/theme/$1',
          '<rootDir>/node_modules/@docusaurus/core/lib/client/theme-fallback/$1',
        ],
        '^@docusaurus/(BrowserOnly|ComponentCreator|constants|ExecutionEnvironment|Head|Interpolate|isInternalUrl|Link|Noop|renderRoutes|router|Translate|useBaseUrl|useBrokenLinks|useDocusaurusContext|useGlobalData|useIsBrowser|useIsomorphicLayoutEffect|useRouteContext)$':
          '<rootDir>/node_modules/@docusaurus/core/lib/client/exports/$1',
        '^@generated/codeTranslations$': '<rootDir>/tests/support/generated/codeTranslations.ts',
        '^@generated/services-data/.*': '<rootDir>/tests/support/generated/serviceCards.ts',
        '^@generated/docusaurus-plugin-company/default/(reviews|jobs|stats)[.]json$':
          '<rootDir>/tests/support/generated/company/$1.ts',
        '^@generated/(.*)$': '<rootDir>/tests/support/generated/empty.ts',
      },
    },
    {
      displayName: 'server',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/tests/server/**/*.test.ts',
        '<rootDir>/tests/repository/**/*.test.ts',
        '<rootDir>/tests/unit/{server,scripts,bench,browser,build,markdown}/**/*.test.ts?(x)',
      ],
      testPathIgnorePatterns: ignored,
      moduleNameMapper: {'^@site/(.*)$': '<rootDir>/$1'},
      ...compiled,
    },
    {
      // What the built pages say, read from build/ as a browser parses it: needs a build, no browser.
      displayName: 'built',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/tests/built/**/*.test.ts'],
      moduleNameMapper: {'^@site/(.*)$': '<rootDir>/$1'},
      ...compiled,
    },
    {
      // Real builds of changed copies of the site: minutes, so only in `npm run test:full`.
      displayName: 'full',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/full/**/*.test.ts'],
      moduleNameMapper: {'^@site/(.*)$': '<rootDir>/$1'},
      ...compiled,
    },
  ],
};
