import { join } from 'node:path';
import { root } from '../command.mjs';

/**
 * V8 flags of the servers (decision 078). A young generation for a few hundred requests, so that
 * objects of a request die young. No pretenuring by allocation site: it treated rows as long-lived,
 * so that each answer left its rows in the old generation. The old generation may grow by half
 * before a collection.
 */
export const serverFlags = [
  '--max-semi-space-size=16',
  '--no-allocation-site-pretenuring',
  '--heap-growing-percent=50',
];

/** Node's compile cache: saves a second on every start but the first. */
export const compileCacheEnv = {
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled'),
};

export const serverEnv = {
  // The C library returns large blocks at once (hashing a password takes 19 MB each time).
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '1048576',
  ...compileCacheEnv,
};
