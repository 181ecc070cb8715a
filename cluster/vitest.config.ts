import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Tests that start a search cluster; `npm test` excludes them, as not every machine has Java. */
export default defineConfig({
  root: join(import.meta.dirname, '..'),
  test: {
    include: ['{packages,apps,cluster}/**/*.cluster.test.ts'],
    globalSetup: ['apps/api/testing/global-setup.ts'],
    // One machine has room for one cluster at a time.
    fileParallelism: false,
    testTimeout: 180_000,
    // The first build downloads OpenSearch.
    hookTimeout: 600_000,
  },
});
