/** Scripts beside the markup that they work. */
const BEHAVIORS = '^src/(components|sections|theme)/.+/behavior\\.ts$';

/**
 * Which folder of the project may import which: `npm run check:boundaries`. Type imports count like
 * any other, and circular imports are errors.
 */
const FOLDERS = [
  {name: 'language', path: '^src/language/', mayImport: []},
  {name: 'data', path: '^src/data/', mayImport: ['language']},
  {name: 'lib', path: '^src/lib/', mayImport: ['data', 'language']},
  {name: 'types', path: '^src/types/', mayImport: ['lib', 'data', 'language']},
  {name: 'hosting', path: '^src/hosting/', mayImport: ['lib', 'data', 'language']},
  {name: 'css', path: '^src/css/', mayImport: []},
  {name: 'components', path: '^src/components/', mayImport: ['css', 'lib', 'data', 'language']},
  {name: 'forms', path: '^src/forms/', mayImport: ['components', 'lib', 'data', 'language']},
  {
    name: 'sections',
    path: '^src/sections/',
    mayImport: ['forms', 'components', 'lib', 'data', 'language'],
  },
  {
    name: 'pages',
    path: '^src/pages/',
    mayImport: ['theme', 'sections', 'forms', 'components', 'lib', 'data'],
  },
  {
    name: 'theme',
    path: '^(src/theme|@theme|@theme-original)/',
    mayImport: ['sections', 'forms', 'components', 'lib', 'data', 'language'],
  },
  {
    name: 'behaviors',
    path: BEHAVIORS,
    mayImport: ['sections', 'components', 'lib', 'data', 'language'],
  },
  {
    name: 'browser',
    path: '^src/browser/',
    mayImport: ['behaviors', 'sections', 'forms', 'lib', 'data', 'language'],
  },
  {name: 'markdown', path: '^src/markdown/', mayImport: ['lib', 'data', 'language']},
  {
    name: 'plugins',
    path: '^src/plugins/',
    mayImport: ['browser', 'markdown', 'lib', 'data', 'language'],
  },
  {
    name: 'scripts',
    path: '^scripts/',
    mayImport: ['server', 'plugins', 'markdown', 'hosting', 'lib', 'data', 'language'],
  },
  {name: 'bench', path: '^bench/', mayImport: ['src', 'server', 'scripts', 'tests/support']},
  {name: 'server', path: '^server/', mayImport: ['hosting', 'lib', 'data', 'language']},
  {
    name: 'functions',
    path: '^supabase/functions/',
    mayImport: ['server', 'lib', 'data', 'language'],
  },
];

/**
 * All our own code: the folders, the tests, the top-level configuration, the theme by its alias.
 */
const PROJECT =
  '^(src|server|supabase|scripts|bench|tests|@theme|@theme-original)/|^[^/]+\\.[cm]?[jt]sx?$';

/** Configuration that tests alone use. */
const FOR_TESTS = '^playwright[.]config[.]ts$';

/** What outsiders may import of a room that has an index.ts. */
const ENTRIES = {
  browser: ['^src/browser/index\\.ts$'],
  plugins: ['^src/plugins/support/', '^src/plugins/index\\.ts$', '^src/plugins/[^/]+/index\\.ts$'],
  markdown: ['^src/markdown/index\\.ts$'],
};
const entered = Object.entries(ENTRIES).map(([name, entry]) => ({
  name: `${name}-entered-by-index`,
  comment: 'A folder is entered by its index.ts.',
  severity: 'error',
  from: {path: '^(?:src|server|scripts|supabase)/|^[^/]+$', pathNot: `^src/${name}/`},
  to: {path: `^src/${name}/`, pathNot: entry},
}));

const pathOf = (name) => FOLDERS.find((folder) => folder.name === name)?.path ?? `^${name}/`;
const downward = FOLDERS.map(({name, path, mayImport}) => ({
  name: `${name}-imports-downward`,
  comment: `${name} may import ${mayImport.join(', ') || 'no other folder'}.`,
  severity: 'error',
  from: {path},
  to: {path: PROJECT, pathNot: [path, ...mayImport.map(pathOf)]},
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...downward,
    {
      name: 'not-to-bench',
      comment: 'Code shared by tests and bench lives in tests/support.',
      severity: 'error',
      from: {path: '^tests/|^[^/]+$'},
      to: {path: '^bench/'},
    },
    {
      name: 'rules-without-react',
      comment: 'The rules of language and forms are plain TypeScript.',
      severity: 'error',
      from: {path: '^src/(language|forms/core)/'},
      to: {path: 'node_modules/(@types/)?react(-dom)?/|^react(-dom)?$|^src/components/'},
    },
    {
      name: 'released-without-dev-dependencies',
      comment: 'A release is built and runs with what `npm ci --omit=dev` installs.',
      severity: 'error',
      from: {path: '^(src|server|scripts|supabase)/|^[^/]+[.]config[.]ts$', pathNot: FOR_TESTS},
      to: {dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only']},
    },
    {
      name: 'behaviors-without-react',
      comment: 'A behavior is a script: it works pages without React.',
      severity: 'error',
      from: {path: BEHAVIORS},
      to: {path: 'node_modules/(@types/)?react(-dom)?/|^react(-dom)?$|\\.(tsx|css)$'},
    },
    ...entered,
    {
      name: 'folder-entered-by-index',
      comment: 'A folder is entered by its index.ts.',
      severity: 'error',
      from: {path: '^src/(plugins|markdown)/([^/]+)/'},
      to: {
        path: '^src/$1/[^/]+/',
        pathNot: [
          '^src/$1/$2/',
          '^src/$1/support/',
          '^src/$1/[^/]+/index\\.ts$',
          // Marks and rules read a text alike.
          '^src/markdown/article-rules/read(able)?\\.ts$',
        ],
      },
    },
    {
      name: 'no-cycle',
      comment: 'Move what both need into a file of its own.',
      severity: 'error',
      from: {},
      to: {circular: true},
    },
  ],
  options: {
    doNotFollow: {path: 'node_modules'},
    exclude: {path: '^(build|coverage|\\.docusaurus|\\.data)/|^supabase/functions/.*\\.js$'},
    tsConfig: {fileName: 'tsconfig.json'},
    tsPreCompilationDeps: true,
  },
};
