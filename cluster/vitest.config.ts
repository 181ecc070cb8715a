import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Tests that start a search cluster; `npm test` leaves them out, as not every machine has Java. */
export default defineConfig({
  root: join(import.meta.dirname, '..'),
  test: {
    include: ['{packages,apps,cluster}/**/*.cluster.test.ts'],
    globalSetup: ['apps/api/testing/global-setup.ts'],
    // Three nodes at a time are enough for one machine.
    fileParallelism: false,
    testTimeout: 180_000,
    // The first build downloads OpenSearch.
    hookTimeout: 600_000,
  },
});
