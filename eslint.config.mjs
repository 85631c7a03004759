/** One way to do each thing (design: docs/architecture.md). Every rule of ours names the right way in its message. */
import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { komawari } from './tooling/eslint/plugin.mjs';

const TESTS = ['**/*.test.{ts,tsx,mjs}', '**/*.spec.ts', '**/fixtures/**', 'tooling/testing/**', 'e2e/**'];
const BROWSER_CODE = ['shell/src/**', 'shared-state/src/**', 'shared-ui/src/**', 'mf-*/src/**'];
/** Where components and hooks are written. */
const WITH_REACT = [...BROWSER_CODE.map((path) => `${path}/*.{ts,tsx}`), 'tooling/**/*.tsx', '**/use[A-Z]*.ts'];
const REMOTES = ['mf-*/src/**'];

const RAW_HOOKS = {
  name: 'react-redux',
  importNames: ['useSelector', 'useDispatch', 'useStore'],
  message: 'Use useAppSelector and useAppDispatch of @komawari/shared-state: they know this store.',
};

/** What the shell shares is shared through a thin face; a second way in would bring a second copy. */
const NOT_IN_REMOTES = [
  ['react-router-dom', 'Import Link, useParams … from @komawari/shared-state.'],
  ['react-router', 'Import Link, useParams … from @komawari/shared-state.'],
  ['react-redux', 'Import useAppSelector, StoreProvider … from @komawari/shared-state.'],
  ['@reduxjs/toolkit', 'Import createSlice, createSelector … from @komawari/shared-state.'],
  ['@reduxjs/toolkit/query/react', 'Use api.injectEndpoints and skipToken of @komawari/shared-state.'],
  ['redux', 'Import from @komawari/shared-state.'],
  ['react-dom', 'A remote is mounted by the shell and needs no react-dom: a second copy would come along.'],
  ['protobufjs', 'Messages arrive decoded; their types are in @komawari/shared-proto.'],
].map(([name, message]) => ({ name, message }));

const RELATIVE_ESCAPE = {
  regex: '^(\\.\\./)+(shell|shared-[a-z]+|mf-[a-z]+|server|tooling)/',
  message: 'Import another package by its name (@komawari/…), and only what its index exports.',
};

/** A favorite by the name that the wire has for it: the server's table and its call are called that. */
const FAVORITES_ON_THE_WIRE = ['bookmark', 'bookmarks'];

/** Where tests and benches put errors in: the field calls that fault injection. */
const ERRORS_PUT_IN = ['e2e/**', 'tooling/**', 'bench/faults/**', 'bench/runBench.ts', '**/*.test.{ts,tsx}'];

/** The rules of hooks. Those about the React compiler are left out: they refuse what a carousel or a canvas needs. */
const HOOK_RULES = {
  'react-hooks/rules-of-hooks': 'error',
  'react-hooks/exhaustive-deps': 'error',
  'react-hooks/purity': 'error',
  'react-hooks/set-state-in-render': 'error',
  'react-hooks/static-components': 'error',
};

const NO_DEFAULT_EXPORT = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export by name: the import then says what it is. (Configuration files excepted.)',
};

const NO_WORDS_IN_MARKUP = {
  selector: 'JSXText[value=/[\\p{L}]{2,}/u]',
  message: 'Words belong into messages.ts and the seven locale files: <FormattedMessage {...messages.name} />.',
};

const LOCAL_STORAGE = ['localStorage', 'sessionStorage'].map((name) => ({
  name,
  message: 'Use readStored and writeStored of @komawari/shared-state: they know the keys and survive a full storage.',
}));

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/**',
      '**/dist/**',
      '**/generated/**',
      '**/.cache/**',
      '.data/**',
      'coverage/**',
      '**/test-results/**',
      '**/migrations/**',
      '**/*.d.ts',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.{mjs,cjs}'],
    languageOptions: {
      globals: readonly(
        'process console Buffer URL fetch setTimeout clearTimeout setInterval clearInterval module require AbortSignal Response performance structuredClone TextEncoder TextDecoder URLSearchParams self document',
      ),
    },
  },
  {
    files: ['**/*.test.mjs', 'tooling/locales/testWords.mjs'],
    languageOptions: { globals: readonly('jest window beforeAll afterAll beforeEach afterEach describe test expect') },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommended],
    languageOptions: {
      // One program for all packages: with one for each, what they share is read and checked a dozen times.
      parserOptions: {
        project: './tooling/eslint/tsconfig.json',
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'max-lines': ['error', { max: 250 }],
      'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
      'no-restricted-syntax': ['error', NO_DEFAULT_EXPORT],
      'no-restricted-imports': ['error', { paths: [RAW_HOOKS], patterns: [RELATIVE_ESCAPE] }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    // The compiler reads each function for them, which takes a fifth of the time of all rules: only where React is.
    files: WITH_REACT,
    plugins: { 'react-hooks': reactHooks },
    rules: HOOK_RULES,
  },
  {
    files: BROWSER_CODE.map((path) => `${path}/*.{ts,tsx}`),
    rules: {
      'no-restricted-globals': ['error', ...LOCAL_STORAGE],
      'no-restricted-syntax': ['error', NO_DEFAULT_EXPORT, NO_WORDS_IN_MARKUP],
    },
  },
  {
    files: REMOTES.map((path) => `${path}/*.{ts,tsx}`),
    rules: {
      'no-restricted-imports': ['error', { paths: NOT_IN_REMOTES, patterns: [RELATIVE_ESCAPE] }],
    },
  },
  {
    // The faces through which everybody else imports, and the one owner of browser storage.
    files: ['shared-state/src/hooks.ts', 'shared-state/src/storage/**'],
    rules: { 'no-restricted-imports': 'off', 'no-restricted-globals': 'off' },
  },
  {
    files: TESTS,
    rules: {
      'max-lines': 'off',
      'max-lines-per-function': 'off',
      'no-restricted-imports': 'off',
      'no-restricted-globals': 'off',
      'no-restricted-syntax': 'off',
    },
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    ignores: ['tooling/eslint/fieldWords*.mjs'],
    plugins: { komawari },
    rules: { 'komawari/field-words': 'error' },
  },
  {
    files: ['server/src/**/*.ts'],
    plugins: { komawari },
    rules: { 'komawari/field-words': ['error', { allow: FAVORITES_ON_THE_WIRE }] },
  },
  {
    files: ERRORS_PUT_IN,
    ignores: ['tooling/eslint/fieldWords*.mjs'],
    plugins: { komawari },
    rules: { 'komawari/field-words': ['error', { allow: ['fault', 'faults', 'faulty', ...FAVORITES_ON_THE_WIRE] }] },
  },
  {
    files: ['**/*.{ts,tsx}'],
    ignores: [...TESTS, '**/testing/**'],
    plugins: { komawari },
    rules: { 'komawari/assertion-needs-reason': 'error' },
  },
  {
    files: [
      'tooling/standalone/**',
      '**/*.config.{ts,mjs}',
      'tooling/testing/jestEnvironment.ts',
      'server/src/testing/databaseEnvironment.ts',
      'shell/src/composition/federation/runtimePlugin.ts',
    ],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    // Survey questions, wire tables, the words of a feature and the like are data.
    files: ['**/data/**', '**/generated/**', '**/*essages.ts'],
    rules: { 'max-lines': 'off' },
  },
);

function readonly(names) {
  return Object.fromEntries(names.split(' ').map((name) => [name, 'readonly']));
}
