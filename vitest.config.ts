import { configDefaults, defineConfig } from 'vitest/config';
import { LongestFirst } from './apps/api/testing/longest-first.ts';

/** These start and kill processes, fill disks and take databases away: each gets a process of its own. */
const lifeCycles = ['{packages,apps}/**/{life,*.life}.test.ts'];
/** vitest.cluster.config.ts has these. */
const withCluster = '**/*.cluster.test.ts';

export default defineConfig({
  test: {
    // Once for both projects.
    globalSetup: ['apps/api/testing/global-setup.ts'],
    // Two cores, and each worker runs a server of its own.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit and API',
          include: ['{packages,apps}/**/*.test.ts', '{lint,bench,cluster}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...lifeCycles, withCluster],
          // The modules are read once, not once per file; a test leaves nothing behind in them.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          // They also wait for the data that is prepared for all of them.
          testTimeout: 180_000,
          hookTimeout: 240_000,
          name: 'life cycles',
          include: lifeCycles,
          globalSetup: ['apps/engawa/testing/global-life.ts'],
          // After the others; these wait more than they compute.
          sequence: { groupOrder: 1 },
          maxWorkers: 3,
        },
      },
    ],
  },
});
