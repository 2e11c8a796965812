/**
 * The project adds rules to the recommended typed ones: who may import whom (layers.js, import-rules.js), pure files
 * without clock and chance, no patched packages, one logger, no skipped tests.
 */
import js from '@eslint/js'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import { defineConfig, globalIgnores } from 'eslint/config'
import tseslint from 'typescript-eslint'
import { forbiddenDynamicImports, forbiddenImports, importRows } from './import-rules.js'
import { onlyLowerLayers } from './layers.js'
import { noPatchedImports } from './no-patched-imports.js'
import { root } from './run-command.js'
import { oneVisibilityRule } from './visibility-rule.js'

const noBarrels = { selector: 'ExportAllDeclaration', message: 'Export names, one by one.' }

const fromOutside = 'A pure file takes this as an argument: the same input, the same result.'
const clockAndChance = [
  'CallExpression[callee.object.name="Date"][callee.property.name="now"]',
  'CallExpression[callee.name="Date"]',
  'NewExpression[callee.name="Date"][arguments.length=0]',
  'CallExpression[callee.object.name="Math"][callee.property.name="random"]',
  'CallExpression[callee.object.name="performance"][callee.property.name="now"]',
].map((selector) => ({ selector, message: fromOutside }))

const leftOut = '[property.name=/^(only|skip|skipIf|runIf|fixme|todo|fails|fail)$/]'
const noTestLeftOut = [
  `MemberExpression[object.name=/^(test|it|describe|suite|testInfo)$/]${leftOut}`,
  `MemberExpression[object.object.name=/^(test|it|describe|suite)$/]${leftOut}`,
].map((selector) => ({ selector, message: 'Every test runs, always.' }))

/** Rows are combined, since a later `no-restricted-syntax` replaces an earlier one. */
const syntaxOfRow = new Map([
  ['a pure file', clockAndChance],
  ['a test', noTestLeftOut],
])

/** Most of a run's time goes into types: `npm test` leaves these rules to `npm run test:deep` and `npm run lint`. */
const isTyped = process.env.LINT_TYPES !== 'off'
/** Most of these rules compile each component, a fifth of an untyped run, so they run in the deep tier, too. */
const { recommended } = reactHooks.configs.flat
const hooks = isTyped ? recommended : { ...recommended, rules: withoutCompiling(recommended.rules) }

/** @param {typeof recommended.rules} rules */
function withoutCompiling(rules) {
  return Object.fromEntries(
    Object.entries(rules).filter(([name]) => /[/](?:rules-of-hooks|exhaustive-deps)$/.test(name)),
  )
}

export default defineConfig(
  globalIgnores([
    'build/',
    'data/',
    'public/',
    '.cache/',
    'test-results/',
    'playwright-report/',
    'app/fonts/generated/',
    'tests/new-kind/',
  ]),
  js.configs.recommended,
  tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: root } },
    linterOptions: { reportUnusedDisableDirectives: isTyped ? 'error' : 'off' },
    plugins: {
      own: {
        rules: {
          'no-patched-imports': noPatchedImports,
          'only-lower-layers': onlyLowerLayers,
          'one-visibility-rule': oneVisibilityRule,
        },
      },
    },
    rules: {
      'own/no-patched-imports': 'error',
      // tsc checks names, in JavaScript, too.
      'no-undef': 'off',
      'no-restricted-syntax': ['error', noBarrels],
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Remix responds with what a loader throws.
      '@typescript-eslint/only-throw-error': [
        'error',
        { allow: ['Response', 'TypedResponse', 'DataWithResponseInit', 'UNSAFE_DataWithResponseInit'] },
      ],
    },
  },
  {
    files: ['app/**/*.{ts,tsx,js}', 'db/**/*.{ts,tsx,js}'],
    ignores: ['**/*.test.{ts,tsx}', '**/*.d.ts'],
    rules: { 'own/only-lower-layers': 'error', 'own/one-visibility-rule': 'error' },
  },
  // Tests may manipulate the browser.
  { files: ['tests/e2e/**'], rules: { 'own/no-patched-imports': 'off' } },
  {
    files: ['**/*.js'],
    rules: {
      // The rule does not understand JSDoc types.
      '@typescript-eslint/no-unsafe-assignment': 'off',
    },
  },
  {
    files: ['**/*.test.{ts,tsx}'],
    rules: {
      // Vitest's matchers are typed as any.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    files: ['app/**/*.{ts,tsx}'],
    extends: [hooks, jsxA11y.flatConfigs.recommended],
  },
  {
    // The login page has a single form.
    files: ['app/operators/login-field.tsx'],
    rules: { 'jsx-a11y/no-autofocus': 'off' },
  },
  {
    files: ['app/**/*.{ts,tsx,js}'],
    ignores: ['app/server/log.server.ts', '**/*.test.{ts,tsx}'],
    rules: { 'no-console': 'error' },
  },
  importRows.map((row) => ({
    files: row.files,
    ignores: [...(row.ignores ?? []), '**/*.d.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: forbiddenImports(row).map((pattern) => ({ ...pattern, caseSensitive: true })) },
      ],
      'no-restricted-syntax': [
        'error',
        noBarrels,
        ...forbiddenDynamicImports(row),
        ...(syntaxOfRow.get(row.name) ?? []),
      ],
      'no-restricted-globals':
        row.name === 'a pure file' ? ['error', { name: 'process', message: fromOutside }] : 'off',
    },
  })),
  isTyped ? [] : tseslint.configs.disableTypeChecked,
)
