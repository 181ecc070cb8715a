async function timed(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * share)] as number;
}

const p95 = (times: readonly number[]): number => percentile(times, 0.95);

/** One time per round, after warm-up rounds. */
export async function p95Of(
  rounds: number,
  work: (round: number) => unknown,
  warm = 3,
): Promise<number> {
  for (let round = 0; round < warm; round += 1) await work(round);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await timed(() => work(round)));
  return p95(times);
}

/** Several kinds interleaved, so that other load on the machine affects all alike. */
export async function p95OfEach(
  rounds: number,
  works: readonly ((round: number) => unknown)[],
  warm: number,
): Promise<number[]> {
  const times = works.map((): number[] => []);
  for (let round = -warm; round < rounds; round += 1) {
    for (const [at, work] of works.entries()) {
      const took = await timed(() => work(round + warm));
      if (round >= 0) times[at]?.push(took);
    }
  }
  return times.map(p95);
}

export async function p50AndP95(rounds: number, work: (round: number) => unknown, warm = 3) {
  for (let round = 0; round < warm; round += 1) await work(round);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await timed(() => work(round)));
  return { p50: percentile(times, 0.5), p95: p95(times) };
}
