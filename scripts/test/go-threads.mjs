import { availableParallelism } from 'node:os';

/**
 * For tsc and oxlint, which find out the same types again in each of their threads: with one thread
 * they take half of the processor's time, and other stages are glad of the other core.
 */
export const goThreads = Math.max(1, Math.floor(availableParallelism() / 2));
