import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const tests = ['**/*.spec.{ts,tsx}', 'backend/test/**', 'frontend/test/**', 'frontend/e2e/**'];
const tablesOfData = ['backend/src/reference-data/**', 'backend/src/migrations/**', '**/lessons/**', '**/messages/**'];

const globalsOfNode = [
  'AbortSignal',
  'URL',
  'clearInterval',
  'console',
  'fetch',
  'globalThis',
  'module',
  'performance',
  'process',
  'setInterval',
];

const rawMarkup = {
  selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"], Property[key.name="dangerouslySetInnerHTML"]',
  message: 'Let React write the text: what a member typed must never become markup.',
};

const controlsOfAntd = ['Input', 'Input.*', 'InputNumber', 'Select', 'Switch', 'DatePicker', 'AutoComplete'];
const interactions = ['onClick', 'onMouseDown', 'onMouseUp', 'onKeyPress', 'onKeyDown', 'onKeyUp'];

export default tseslint.config(
  { ignores: ['**/dist/**', '.data/**', '**/*.gen.ts', '**/test-results/**', '**/playwright-report/**'] },
  {
    files: ['backend/**/*.ts', 'frontend/**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { noInlineConfig: true },
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      'no-restricted-syntax': ['error', rawMarkup],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      // Files with decorators are left alone by this rule: Nest injects by the classes they import.
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      '@typescript-eslint/no-generated-empty-object-type': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-unnecessary-type-arguments': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true, allowNullish: false },
      ],
    },
  },
  {
    files: ['frontend/src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest'], jsxA11y.flatConfigs.strict],
    rules: {
      'react-hooks/exhaustive-deps': 'error',
      'react-hooks/incompatible-library': 'error',
      'react-hooks/unsupported-syntax': 'error',
      'jsx-a11y/label-has-associated-control': ['error', { controlComponents: controlsOfAntd }],
      // Who holds the focus may be followed on any element: focus events are not interactions.
      'jsx-a11y/no-noninteractive-element-interactions': ['error', { handlers: interactions }],
    },
  },
  {
    files: ['frontend/**/*.tsx'],
    rules: { '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }] },
  },
  {
    files: ['**/*.{mjs,cjs}'],
    linterOptions: { noInlineConfig: true },
    languageOptions: { globals: Object.fromEntries(globalsOfNode.map((name) => [name, 'readonly'])) },
    rules: {
      eqeqeq: 'error',
      'max-lines': ['error', { max: 150, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      'no-undef': 'error',
      'no-unused-vars': ['error', { ignoreRestSiblings: true }],
    },
  },
  { files: tablesOfData, rules: { 'max-lines': 'off', 'max-lines-per-function': 'off' } },
  {
    files: tests,
    rules: {
      'max-lines-per-function': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    files: tests.map((files) => (files.endsWith('**') ? `${files}/*.{ts,tsx}` : files)),
    rules: { '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }] },
  },
);
