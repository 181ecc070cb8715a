import { join } from 'node:path';
import { root } from '../command.mjs';

/**
 * How the servers are started (decision 078). There is room for the young objects of a few hundred
 * requests, so that those of one are gone before they count as old. V8 does not guess from the start
 * which objects will live long: it took rows for such, and each answer left its own behind. And the old
 * ones may grow by half before they are collected, instead of by what V8 thinks fit.
 */
export const serverFlags = [
  '--max-semi-space-size=16',
  '--no-allocation-site-pretenuring',
  '--heap-growing-percent=50',
];

/** What Node makes of two thousand files is kept: a second less with every start but the first. */
export const keptWork = { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled') };

export const serverEnv = {
  // The C library gives large blocks back at once (hashing a password takes 19 MB each time).
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '1048576',
  ...keptWork,
};
