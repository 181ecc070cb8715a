/** What one call took: of the processor, in all threads of this process, and by the clock. */
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
 * How much dearer the one kind of call is than the other. By the processor that is told closely, however
 * busy the machine is: of many together, since systems count in coarse steps, but not of the dearest
 * third, into which a collection of garbage falls that is nobody's doing. The clock tells of waiting,
 * and on a busy machine only of much: the least of each is what it takes by itself.
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
