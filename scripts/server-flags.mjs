/**
 * How the servers are started. Under load V8 lets the space for young objects grow by a hundred
 * megabytes and gives it back only when it must; the sign-in service has less to do and gets less.
 * bench/hostile shows what is left behind.
 */
export const serverFlags = ['--max-semi-space-size=16'];
export const identityFlags = ['--max-semi-space-size=8'];

/** The C library gives large blocks back at once (hashing a password takes 19 MB each time). */
export const serverEnv = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1048576' };
