/**
 * Processor time of this thread in milliseconds for a synchronous function. Other processes on the
 * machine do not lengthen it. The system counts in steps of up to `step` milliseconds.
 */
export function threadMs(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

export const step = 4;

/** The least of three runs, to exclude compilation and garbage collection. */
export const leastThreadMs = (work: () => unknown): number =>
  Math.min(threadMs(work), threadMs(work), threadMs(work));

/** Whether ten times the length takes clearly more than ten times the time. */
export const growsFaster = (work: (length: number) => unknown): boolean =>
  leastThreadMs(() => work(100_000)) >
  Math.max(
    leastThreadMs(() => work(10_000)),
    step,
  ) *
    40;
