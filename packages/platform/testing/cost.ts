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
 * How much dearer the one kind of call is than the other. The least of each is what it costs by itself.
 * By the processor that is told closely, however busy the machine is; the clock tells of waiting, and on
 * a busy machine only of much.
 */
export function ratioOf(
  one: readonly Cost[],
  other: readonly Cost[],
): { cpu: number; wall: number } {
  const least = (of: readonly Cost[], what: keyof Cost) =>
    Math.min(...of.map((cost) => cost[what]));
  return {
    cpu: least(one, 'cpuMs') / least(other, 'cpuMs'),
    wall: least(one, 'wallMs') / least(other, 'wallMs'),
  };
}
