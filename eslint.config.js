import tseslint from 'typescript-eslint';

const CHANCE = [
  { object: 'Math', property: 'random', message: 'Use a stream: nothing else can be replayed.' },
  { object: 'Date', property: 'now', message: 'Results must not depend on the clock.' },
];

export default tseslint.config(
  { ignores: ['dist/', 'out/', 'coverage/', 'node_modules/'] },
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: {
      parserOptions: { projectService: { allowDefaultProject: ['*.js'] }, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/unbound-method': 'off',
      // It calls assertions unnecessary that only another assertion makes so.
      '@typescript-eslint/no-unnecessary-type-assertion': 'off',
      'max-lines': ['error', 250],
      eqeqeq: 'error',
      'prefer-const': 'error',
    },
  },
  // The one place that makes code from text: state classes and own copies of hot loops.
  {
    files: ['engine/core/states.ts', 'engine/core/own-copy.ts'],
    rules: { '@typescript-eslint/no-implied-eval': 'off' },
  },
  {
    files: ['engine/**', 'strategies/**', 'experiments/**', 'reports/**'],
    ignores: ['**/*.test.ts'],
    rules: { 'no-restricted-properties': ['error', ...CHANCE] },
  },
  { files: ['**/*.js'], ...tseslint.configs.disableTypeChecked },
);
