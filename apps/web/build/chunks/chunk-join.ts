import type { Modules } from './read-modules.ts';

export interface Chunk {
  modules: readonly string[];
  bytes: number;
  /** Numbers of the visits that fetch it. */
  visits: Set<number>;
}

/** The shared chunks that one visit fetches. */
export interface Need {
  /** Indexes into the list of all chunks, ascending. */
  chunks: readonly number[];
  /** Cost of each byte that the visit fetches without needing it. */
  weight: number;
  hasTooMany: boolean;
}

interface Pair {
  one: Chunk;
  other: Chunk;
  price: number;
}

const requestBytes = 400;
/** Upper bound of a joined chunk, before compression; compression leaves about a third. */
const mostBytes = 165_000;

/** Chunks while they are joined, with what each imports, directly or indirectly. */
export class Joining {
  #chunks: readonly Chunk[];
  readonly #reach: Map<Chunk, Set<Chunk>>;

  constructor(start: readonly Chunk[], modules: Modules) {
    this.#chunks = start.map((chunk) => ({ ...chunk, visits: new Set(chunk.visits) }));
    this.#reach = reachOf(this.#chunks, modules);
  }

  get chunks(): readonly Chunk[] {
    return this.#chunks;
  }

  /**
   * The cheapest pair of chunks that one visit fetches together. While any visit has too many
   * chunks, considers only such visits.
   */
  cheapest(needs: readonly Need[]): Pair | undefined {
    const { pairs, prices } = candidatesOf(this.#chunks, needs);
    let best: Pair | undefined;
    for (;;) {
      const least = indexOfLeast(prices);
      const price = prices[least] ?? Number.POSITIVE_INFINITY;
      // The rest costs at least as much.
      if (price === Number.POSITIVE_INFINITY || (best && best.price <= price)) return best;
      prices[least] = Number.POSITIVE_INFINITY;
      const [one, other] = (pairs[least] ?? []).map((at) => this.#chunks[at]);
      if (!one || !other) continue;
      const more = this.#priceBelow(one, other, needs);
      if (more !== undefined && (!best || price + more < best.price)) {
        best = { one, other, price: price + more };
      }
    }
  }

  join({ one, other }: Pair): void {
    const below = this.#below(one, other);
    const visits = new Set([...one.visits, ...other.visits]);
    for (const chunk of below) chunk.visits = new Set([...chunk.visits, ...visits]);
    const modules = [...one.modules, ...other.modules];
    const joined = { modules, bytes: one.bytes + other.bytes, visits };
    this.#chunks = [...this.#chunks.filter((chunk) => chunk !== one && chunk !== other), joined];
    this.#reach.set(joined, below);
    for (const reached of this.#reach.values()) {
      const [hadOne, hadOther] = [reached.delete(one), reached.delete(other)];
      if (!hadOne && !hadOther) continue;
      reached.add(joined);
      for (const chunk of below) reached.add(chunk);
    }
    for (const chunk of [one, other]) this.#reach.delete(chunk);
  }

  #below(one: Chunk, other: Chunk): Set<Chunk> {
    const below = new Set([...this.#reachOf(one), ...this.#reachOf(other)]);
    for (const chunk of [one, other]) below.delete(chunk);
    return below;
  }

  #reachOf(chunk: Chunk): Set<Chunk> {
    return this.#reach.get(chunk) ?? new Set();
  }

  /**
   * What visits pay for imports of the joined chunk that they do not need. Undefined for an import
   * cycle, which breaks code that runs while a module loads.
   */
  #priceBelow(one: Chunk, other: Chunk, needs: readonly Need[]): number | undefined {
    const visits = new Set([...one.visits, ...other.visits]);
    let price = 0;
    for (const chunk of this.#below(one, other)) {
      const further = this.#reachOf(chunk);
      if (further.has(one) || further.has(other)) return undefined;
      for (const visit of visits) {
        if (!chunk.visits.has(visit)) price += chunk.bytes * (needs[visit]?.weight ?? 0);
      }
    }
    return price;
  }
}

function weightOf(visits: ReadonlySet<number>, needs: readonly Need[]): number {
  let weight = 0;
  for (const visit of visits) weight += needs[visit]?.weight ?? 0;
  return weight;
}

/** Runs some ten thousand times over as many prices: an iterator would take a minute. */
function indexOfLeast(prices: readonly number[]): number {
  let least = 0;
  for (let at = 1; at < prices.length; at += 1) {
    if ((prices[at] as number) < (prices[least] as number)) least = at;
  }
  return least;
}

/** Pairs by index with what joining costs: unneeded bytes, less the requests saved. */
function candidatesOf(chunks: readonly Chunk[], needs: readonly Need[]) {
  const weights = chunks.map(({ visits }) => weightOf(visits, needs));
  const both = weightsOfBoth(chunks.length, needs);
  const tooMany = needs.filter(({ hasTooMany }) => hasTooMany);
  const seen = new Uint8Array(both.length);
  const pairs: (readonly [number, number])[] = [];
  const prices: number[] = [];
  for (const { chunks: shared } of tooMany.length > 0 ? tooMany : needs) {
    eachPair(shared, (i, j) => {
      const pair = i * chunks.length + j;
      const sizes = [chunks[i]?.bytes ?? 0, chunks[j]?.bytes ?? 0] as const;
      if (seen[pair] || sizes[0] + sizes[1] > mostBytes) return;
      seen[pair] = 1;
      const common = both[pair] ?? 0;
      pairs.push([i, j]);
      prices.push(
        sizes[0] * ((weights[j] ?? 0) - common) +
          sizes[1] * ((weights[i] ?? 0) - common) -
          requestBytes * common,
      );
    });
  }
  return { pairs, prices };
}

/** For every pair of chunks (by index): the summed weight of the visits that need both. */
function weightsOfBoth(count: number, needs: readonly Need[]): Float64Array {
  const weights = new Float64Array(count * count);
  for (const { chunks, weight } of needs) {
    eachPair(chunks, (one, other) => {
      const pair = one * count + other;
      weights[pair] = (weights[pair] ?? 0) + weight;
    });
  }
  return weights;
}

function eachPair(all: readonly number[], visit: (one: number, other: number) => void): void {
  for (let at = 0; at < all.length; at += 1) {
    for (let later = at + 1; later < all.length; later += 1) {
      visit(all[at] as number, all[later] as number);
    }
  }
}

/** For each chunk, all chunks that it imports, directly or indirectly. */
function reachOf(chunks: readonly Chunk[], modules: Modules): Map<Chunk, Set<Chunk>> {
  const place = new Map(chunks.flatMap((chunk) => chunk.modules.map((id) => [id, chunk] as const)));
  const direct = new Map(
    chunks.map((chunk) => {
      const imported = chunk.modules.flatMap((id) => modules.get(id)?.imports ?? []);
      return [chunk, new Set(imported.flatMap((id) => place.get(id) ?? []))] as const;
    }),
  );
  const reach = (from: Chunk): Set<Chunk> => {
    const found = new Set<Chunk>();
    const waiting = [from];
    for (let chunk = waiting.pop(); chunk; chunk = waiting.pop()) {
      for (const next of direct.get(chunk) ?? []) {
        if (next === from || found.has(next)) continue;
        found.add(next);
        waiting.push(next);
      }
    }
    return found;
  };
  return new Map(chunks.map((chunk) => [chunk, reach(chunk)]));
}
