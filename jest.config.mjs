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
  // Docusaurus does not say of its theme that it comes as ES modules. The first node_modules of a path counts, and
  // need not be below the root: in a copy of the project it is a link.
  transformIgnorePatterns: [
    `^(?:(?!/node_modules/).)*/node_modules/(?!(${['@docusaurus', ...esModules()].join('|')})/)`,
  ],
};

const onNode = {
  testEnvironment: 'node',
  moduleNameMapper: {
    '^@site/(.*)$': '<rootDir>/$1',
    // The compiler of texts needs both, and they name no file for require().
    '^estree-walker$': '<rootDir>/node_modules/estree-walker/src/index.js',
    '^remark-emoji$': '<rootDir>/node_modules/remark-emoji/index.js',
  },
  ...compiled,
};

/** What a plain `npx jest` leaves out, because it needs PostgreSQL, other programs, or minutes. */
const WHERE_NAMED = [
  {
    // Real builds of changed copies of the site: minutes, so only in `npm run test:full`.
    displayName: 'full',
    testMatch: ['<rootDir>/tests/full/**/*.test.ts'],
    ...onNode,
  },
  {
    displayName: 'postgres',
    testMatch: [
      '<rootDir>/tests/postgres/**/*.test.ts',
      // What the other projects run on the embedded database.
      '<rootDir>/tests/sql/{fields,pgtap,staff}.test.ts',
      '<rootDir>/tests/server/{deliverer,smoke}.test.ts',
      '<rootDir>/tests/full/attack.test.ts',
    ],
    globalSetup: '<rootDir>/tests/postgres/globalSetup.ts',
    setupFilesAfterEnv: ['<rootDir>/tests/postgres/setup.ts'],
    ...onNode,
  },
];
const isNamed = ({displayName}) => process.argv.slice(2).some((word) => word.includes(displayName));

// Tests write into the database of this variable: never into one of the shell.
delete process.env.DATABASE_URL;

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
        '<rootDir>/tests/unit/(server|scripts|bench|browser|plugins|markdown)/',
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
        '^@docusaurus/Link$': '<rootDir>/src/components/DocumentLink',
        '^@docusaurus/(BrowserOnly|ComponentCreator|constants|ExecutionEnvironment|Head|Interpolate|isInternalUrl|Noop|renderRoutes|router|Translate|useBaseUrl|useBrokenLinks|useDocusaurusContext|useGlobalData|useIsBrowser|useIsomorphicLayoutEffect|useRouteContext)$':
          '<rootDir>/node_modules/@docusaurus/core/lib/client/exports/$1',
        '^@generated/codeTranslations$': '<rootDir>/tests/support/generated/codeTranslations.ts',
        '^@generated/services-data/.*': '<rootDir>/tests/support/generated/serviceCards.ts',
        '^@generated/docusaurus-plugin-company/default/(reviews|jobs|recordsOpened|stats|team|quoted)[.]json$':
          '<rootDir>/tests/support/generated/company/$1.ts',
        '^@generated/(.*)$': '<rootDir>/tests/support/generated/empty.ts',
      },
    },
    {
      displayName: 'server',
      testMatch: [
        '<rootDir>/tests/server/**/*.test.ts',
        '<rootDir>/tests/repository/**/*.test.ts',
        '<rootDir>/tests/unit/{server,scripts,bench,browser,plugins,markdown}/**/*.test.ts?(x)',
      ],
      testPathIgnorePatterns: ignored,
      ...onNode,
    },
    {
      displayName: 'sql',
      testMatch: ['<rootDir>/tests/sql/**/*.test.ts'],
      ...onNode,
    },
    {
      // What the built pages say, read from build/ as a browser parses it: needs a build, no browser.
      displayName: 'built',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/tests/built/**/*.test.ts'],
      moduleNameMapper: {'^@site/(.*)$': '<rootDir>/$1'},
      ...compiled,
    },
    ...WHERE_NAMED.filter(isNamed),
  ],
};
