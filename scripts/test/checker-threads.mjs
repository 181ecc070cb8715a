import { availableParallelism } from 'node:os';

/** tsc and oxlint repeat type inference per thread: one thread halves their processor time. */
export const checkerThreads = Math.max(1, Math.floor(availableParallelism() / 2));
