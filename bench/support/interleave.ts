import autocannon from 'autocannon';

export interface Contender {
  name: string;
  url: string;
  /** One entry per person; the connections are divided among them. */
  headers: readonly Record<string, string>[];
}

export interface Measured {
  name: string;
  rates: number[];
  p99: number[];
}

/** Measures all contenders in every round, so that other load on the machine affects all alike. */
export async function interleave(
  contenders: readonly Contender[],
  options: { rounds: number; seconds: number; connections: number; warmSeconds?: number },
): Promise<Measured[]> {
  const measured = contenders.map(({ name }): Measured => ({ name, rates: [], p99: [] }));
  // The first round warms caches, plans and the compiler.
  for (let round = 0; round <= options.rounds; round += 1) {
    // Rotates the order, so that no contender is always first.
    const order = contenders.map((_, at) => (at + round) % contenders.length);
    for (const at of order) {
      const { url, headers } = contenders[at] as Contender;
      let connected = 0;
      const result = await autocannon({
        url,
        setupClient: (client) => {
          client.setHeaders(headers[connected % headers.length] ?? {});
          connected += 1;
        },
        connections: options.connections,
        duration: round === 0 ? (options.warmSeconds ?? 2) : options.seconds,
      });
      if (result.non2xx > 0 || result.errors > 0) {
        throw new Error(`${url} answered ${result.non2xx} times with an error`);
      }
      if (round === 0) continue;
      measured[at]?.rates.push(result.requests.average);
      measured[at]?.p99.push(result.latency.p99);
    }
  }
  return measured;
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1
    ? (sorted[middle] as number)
    : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2;
}

/** The median of the ratios of each round, not the ratio of two medians. */
export const medianRatio = (one: Measured, other: Measured): number =>
  median(one.rates.map((rate, round) => rate / (other.rates[round] as number)));
