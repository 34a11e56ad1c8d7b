import docusaurus from '@docusaurus/eslint-plugin';
import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import * as regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: [
      'build/',
      'build.new/',
      'build.old/',
      '.docusaurus/',
      'coverage/',
      'node_modules/',
      '.data/',
      'supabase/functions/*/index.js',
    ],
  },
  js.configs.recommended,
  tseslint.configs.strict,
  reactHooks.configs.flat.recommended,
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: {'@docusaurus': docusaurus, 'jsx-a11y': jsxA11y},
    rules: {
      ...jsxA11y.flatConfigs.strict.rules,
      '@docusaurus/string-literal-i18n-messages': 'error',
      '@docusaurus/no-untranslated-text': [
        'error',
        // Marks and separators that are the same in every language.
        {ignoredStrings: ['·', '–', '—', '“', '”', '©', '*', '/', '404', '+']},
      ],
    },
  },
  {
    // Where a stranger's text arrives: matching may not take longer than in proportion to its length.
    files: [
      'server/**/*.ts',
      'src/forms/**/*.{ts,tsx}',
      'src/hosting/**/*.ts',
      'scripts/leads/**/*.ts',
    ],
    plugins: {regexp},
    rules: {
      'regexp/no-super-linear-backtracking': ['error', {report: 'potential'}],
      'regexp/no-super-linear-move': ['error', {report: 'potential'}],
    },
  },
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        {argsIgnorePattern: '^_', varsIgnorePattern: '^_'},
      ],
      // An index that the loop itself made, a match that the pattern guarantees.
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'server/**/*.ts', 'scripts/**/*.ts', 'bench/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'TSAsExpression > TSAsExpression > TSUnknownKeyword',
          message: 'Check the shape of the value instead of casting it twice.',
        },
      ],
    },
  },
  {
    // Playwright's fixtures hand over through a function named `use`; these are no hooks.
    files: ['tests/**'],
    rules: {'react-hooks/rules-of-hooks': 'off', '@typescript-eslint/no-dynamic-delete': 'off'},
  },
  {
    files: ['**/*.mjs', '**/*.cjs', '**/*.js'],
    languageOptions: {globals: {process: 'readonly', console: 'readonly', module: 'readonly'}},
  },
);
