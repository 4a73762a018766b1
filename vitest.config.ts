import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,demo,db,tests,scripts}/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**'],
    globalSetup: 'tests/support/global-setup.ts',
    setupFiles: 'tests/support/no-console.ts',
    // The demonstration's clinic, whatever this machine serves.
    env: { CLINIC_CONFIG: '' },
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // A small machine: more would make the tests wait for each other's databases.
    maxWorkers: 2,
  },
});
