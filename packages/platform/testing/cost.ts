/** Processor time over all threads of this process, and wall time, of one call. */
export interface Cost {
  cpuMs: number;
  wallMs: number;
}

export async function costOf(work: () => Promise<unknown>): Promise<Cost> {
  const [start, before] = [performance.now(), process.cpuUsage()];
  await work();
  const { user, system } = process.cpuUsage(before);
  return { cpuMs: (user + system) / 1000, wallMs: performance.now() - start };
}

/**
 * Ratio of the costs of two kinds of call. Processor time: sums over many calls, since systems
 * count in coarse steps, without the dearest third, which may contain garbage collections. Wall
 * time: the minimum of each, since other processes may delay a call; detects only long waits.
 */
export function ratioOf(
  one: readonly Cost[],
  other: readonly Cost[],
): { cpu: number; wall: number } {
  const whole = (of: readonly Cost[]) =>
    of
      .map(({ cpuMs }) => cpuMs)
      .toSorted((a, b) => a - b)
      .slice(0, Math.ceil((of.length * 2) / 3))
      .reduce((sum, cpuMs) => sum + cpuMs, 0);
  const least = (of: readonly Cost[]) => Math.min(...of.map(({ wallMs }) => wallMs));
  return { cpu: whole(one) / whole(other), wall: least(one) / least(other) };
}
