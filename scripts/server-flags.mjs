/**
 * How the servers are started. Under load V8 lets the space for young objects grow by a hundred
 * megabytes and gives it back only when it must. With twice this, reads are not measurably faster
 * (bench/http) and hostile requests leave some twenty megabytes more behind (bench/hostile).
 */
export const serverFlags = ['--max-semi-space-size=8'];

/** The C library gives large blocks back at once (hashing a password takes 19 MB each time). */
export const serverEnv = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1048576' };
