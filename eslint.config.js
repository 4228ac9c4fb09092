import js from '@eslint/js';
import stylistic from '@stylistic/eslint-plugin';
import { defineConfig, globalIgnores } from 'eslint/config';
import astro from 'eslint-plugin-astro';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import regexp from 'eslint-plugin-regexp';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** The way through the house, in order: a stage knows those before it and none after it. */
const stages = ['read', 'segment', 'interpret', 'link', 'consolidate', 'write', 'report'];

/** What stages stand on, and all that each of it knows beside `src/model`. */
const ground = { names: [], language: ['names'], decisions: ['names', 'language', 'read'] };

/** What is done with stages: who runs them, and what is made of the site. No stage knows of it. */
const around = ['ingest', 'site', 'serve', 'live', 'index-search', 'offline', 'export', 'epub', 'search', 'command'];

const stageOrder = stages.slice(0, -1).map((stage, at) => ({
  target: `./scripts/${stage}`,
  from: stages.slice(at + 1).map((later) => `./scripts/${later}`),
  message: `Stages go one way: ${stages.join(' -> ')}.`,
}));

const groundOrder = Object.entries(ground).map(([part, known]) => ({
  target: `./scripts/${part}`,
  from: './scripts',
  except: [part, ...known].map((one) => `./${one}`),
  message: `Stages stand on it: of scripts it knows ${known.length === 0 ? 'nothing' : `only ${known.join(', ')}`}.`,
}));

/** What a person decided is carried out where ids are known, and by who reads the files (`ingest`). */
const decided = ['read', 'segment', 'interpret'].map((stage) => ({
  target: `./scripts/${stage}`,
  from: './scripts/decisions',
  message: 'A stage that knows no ids knows no decisions.',
}));

const insideOut = stages.map((stage) => ({
  target: `./scripts/${stage}`,
  from: around.map((part) => `./scripts/${part}`),
  message: 'A stage does not know what is done with it.',
}));

const contract = [
  { target: './src', from: './scripts', message: 'The site knows the scripts by what they write, not by their code.' },
  {
    target: './scripts',
    from: './src',
    except: ['./model', './search', './markdown'],
    message: 'The scripts share the model, the search query and the reader of texts with the site, and nothing else.',
  },
];

/** Inside the site, from the pages down: what stands further down knows nothing of what stands above it. */
const floors = [
  ['pages'], ['components', 'layouts'], ['client'], ['feeds', 'pictures', 'offline'], ['data', 'markdown'], ['shiki', 'binder'], ['search'], ['model'],
];

const floorOrder = floors.slice(1).flatMap((floor, at) => floor.map((part) => ({
  target: `./src/${part}`,
  from: floors.slice(0, at + 1).flat().map((above) => `./src/${above}`),
  message: 'The site is built from the model up: pages, components, scripts, feeds and pictures, data, search, model.',
})));

const fileSystem = ['fs', 'fs/promises', 'node:fs', 'node:fs/promises'].map((name) => ({
  name,
  message: 'Stages are pure: the disk is read in scripts/read and written in scripts/write.',
}));

const printing = ['stdout', 'stderr'].map((property) => ({
  object: 'process',
  property,
  message: 'One place prints: hand on a value, or use scripts/command.',
}));

/** The one formatter: `npx eslint . --fix` sets the code, and `npm run lint` holds it. */
const layoutOfCode = stylistic.configs.customize({ indent: 2, quotes: 'single', semi: true, arrowParens: true, braceStyle: '1tbs', commaDangle: 'always-multiline', jsx: false });

export default defineConfig(
  globalIgnores(['dist/', '.astro/', '.corpus/', 'export/', 'content/', 'test-results/', '**/.in-force-new-*/']),
  js.configs.recommended,
  {
    files: ['**/*.ts'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      // Numbers read well in a sentence, and `void` callbacks of one line need no braces.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true }],
      '@typescript-eslint/no-invalid-void-type': ['error', { allowInGenericTypeArguments: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      // `process.env['NAME']` is what the compiler asks for under strictest.
      '@typescript-eslint/dot-notation': 'off',
      // `erasableSyntaxOnly` knows no enums; looking for them at every assignment is a fifth of all that linting takes.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
    },
  },
  {
    name: 'one way of setting code',
    ...layoutOfCode,
    rules: {
      ...layoutOfCode.rules,
      '@stylistic/quotes': ['error', 'single', { avoidEscape: true, allowTemplateLiterals: 'avoidEscape' }],
      '@stylistic/quote-props': ['error', 'as-needed'],
      // A row of a table, a guard with its return: what belongs together may share a line.
      '@stylistic/max-statements-per-line': 'off',
      '@stylistic/multiline-ternary': 'off',
    },
  },
  {
    name: 'an expression does not run away with a line',
    plugins: { regexp },
    rules: { 'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }] },
  },
  astro.configs.recommended,
  {
    files: ['**/*.astro'],
    rules: {
      // A page is made of text that anyone may have written.
      'astro/no-set-html-directive': 'error',
      'astro/no-set-text-directive': 'error',
      'astro/no-unused-css-selector': 'error',
    },
  },
  {
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.js', '.mjs', '.astro'] })] },
    rules: {
      'import-x/no-restricted-paths': ['error', { basePath: import.meta.dirname, zones: [...contract, ...groundOrder, ...decided, ...stageOrder, ...insideOut, ...floorOrder] }],
      'import-x/no-default-export': 'error',
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      complexity: ['error', { max: 15, variant: 'modified' }],
      'max-depth': ['error', 3],
      'no-console': 'error',
      // Documents hold control characters, and reading them means naming them.
      'no-control-regex': 'off',
      eqeqeq: 'error',
      'no-restricted-syntax': ['error', {
        selector: ':matches(Program, ExportNamedDeclaration) > VariableDeclaration > VariableDeclarator:not([id.typeAnnotation]) > ArrowFunctionExpression[body.type="BlockStatement"]',
        message: 'A function of several statements is declared with `function`; an arrow is one expression.',
      }],
    },
  },
  {
    name: 'stages are pure',
    files: ['scripts/{names,language,decisions,segment,interpret,link,consolidate,report,ingest}/**/*.ts'],
    rules: { 'no-restricted-imports': ['error', { paths: fileSystem }] },
  },
  {
    name: 'one place prints',
    files: ['scripts/{names,language,decisions,read,segment,interpret,link,consolidate,write,report,ingest,site,serve,live,index-search,offline,export,epub,output}/**/*.ts'],
    rules: { 'no-restricted-properties': ['error', ...printing] },
  },
  {
    name: 'those whose tools ask for a default export',
    files: ['*.config.{js,mjs,ts}', '**/*.d.ts', '**/*.astro', 'tests/browser/rig/global-setup.ts', 'tests/mutate/runner.ts'],
    languageOptions: { globals: globals.node },
    rules: { 'import-x/no-default-export': 'off' },
  },
  {
    name: 'served to browsers as it is',
    files: ['public/**/*.js', 'src/client/**/*.js'],
    languageOptions: { globals: globals.browser, sourceType: 'script' },
  },
  {
    name: 'a command runs while its file is still being loaded: of what stands below its call only functions are there',
    files: ['scripts/*.ts', 'scripts/search/english/make.ts', 'tests/run.ts', 'tests/*/{run,make,take,bench}.ts'],
    rules: { '@typescript-eslint/no-use-before-define': ['error', { functions: false, classes: true, variables: true, ignoreTypeReferences: true }] },
  },
  {
    name: 'tests tell a story from top to bottom',
    files: ['tests/**/*.ts'],
    rules: { 'max-lines-per-function': 'off' },
  },
);
