import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/**/*.test.ts', 'apps/**/*.test.ts', 'lint/*.test.ts'],
    globalSetup: ['apps/api/testing/global-setup.ts'],
    // Two cores, and each file runs a server of its own.
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
