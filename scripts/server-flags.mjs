import { join } from 'node:path';
import { root } from './command.mjs';

/**
 * How the servers are started. Under load V8 lets the space for young objects grow by a hundred
 * megabytes and gives it back only when it must. With twice this, reads are not measurably faster
 * (bench/http) and hostile requests leave some twenty megabytes more behind (bench/hostile).
 */
export const serverFlags = ['--max-semi-space-size=8'];

/** What Node makes of two thousand files is kept: a second less with every start but the first. */
export const keptWork = { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled') };

export const serverEnv = {
  // The C library gives large blocks back at once (hashing a password takes 19 MB each time).
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '1048576',
  ...keptWork,
};
