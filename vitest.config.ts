import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{engine,strategies,experiments,reports,scripts}/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    coverage: {
      provider: 'v8',
      include: ['{engine,strategies,experiments,reports,scripts}/**/*.ts'],
      exclude: ['**/*.test.ts'],
      reporter: ['text-summary', 'html'],
      // Copies made by `ownCopy`, the bench and the build run where coverage does not look.
      thresholds: { lines: 80, functions: 85, statements: 80 },
    },
  },
});
