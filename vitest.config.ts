import { configDefaults, defineConfig } from 'vitest/config';
import { wordFolders } from './apps/web/build/words/word-folders.ts';

/**
 * Run by `npm run test:long`, each file in a process of its own: `*.life.test.ts` start and kill
 * processes, fill disks and stop databases; `*.long.test.ts` take long.
 */
const long = ['{packages,apps}/**/{life,*.life,*.long}.test.ts'];
/** Run with cluster/vitest.config.ts. */
const withCluster = '**/*.cluster.test.ts';

/**
 * Generous for busy machines; hooks of long tests also wait for data that is prepared for all of
 * them.
 */
const patient = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
};

export default defineConfig({
  test: {
    // Shared by both projects.
    globalSetup: ['apps/api/testing/global-setup.ts'],
    // Two cores, and each worker runs a server of its own.
    maxWorkers: 2,
    projects: [
      {
        plugins: [wordFolders()],
        test: {
          name: 'unit and API',
          include: [
            '{packages,apps}/**/*.test.ts',
            '{lint,bench,cluster}/**/*.test.ts',
            'scripts/**/*.test.mjs',
          ],
          exclude: [...configDefaults.exclude, ...long, withCluster],
          setupFiles: ['packages/platform/testing/cheap-passwords.ts'],
          // Loads modules once instead of once per file; tests must leave no state in them.
          isolate: false,
          ...patient,
        },
      },
      {
        test: {
          name: 'long server',
          include: long,
          ...patient,
          globalSetup: ['apps/engawa/testing/global-life.ts'],
          sequence: { groupOrder: 1 },
          // These tests mostly wait, so more workers than cores pay off.
          maxWorkers: 3,
        },
      },
    ],
  },
});
