import { availableParallelism } from 'node:os';

/**
 * tsc and oxlint repeat type inference in each thread: with one thread they use half of the
 * processor time, and leave a core to other stages.
 */
export const goThreads = Math.max(1, Math.floor(availableParallelism() / 2));
