import type { Modules } from './read-modules.ts';

/** A set of visits as a bit mask: bit n is visit number n. */
export type Visits = bigint;
const bits: Visits[] = [];
export const bit = (visit: number): Visits => (bits[visit] ??= 1n << BigInt(visit));

export interface Chunk {
  modules: readonly string[];
  bytes: number;
  visits: Visits;
}

/** The shared chunks that one visit fetches. */
export interface Need {
  /** Indexes into the list of all chunks, ascending. */
  chunks: readonly number[];
  /** Cost of each byte that the visit fetches without needing it. */
  weight: number;
  hasTooMany: boolean;
}

interface Joined {
  price: number;
  chunks: readonly Chunk[];
}

const requestBytes = 400;
/** Upper bound of a joined chunk, before compression; compression leaves about a third. */
const mostBytes = 165_000;

/**
 * Joins the cheapest pair of chunks that one visit fetches together. While any visit has too many
 * chunks, considers only such visits.
 */
export function joinCheapest(
  chunks: readonly Chunk[],
  modules: Modules,
  needs: readonly Need[],
): Joined | undefined {
  const weigh = weigher(needs);
  const reach = reachOf(chunks, modules);
  const weights = chunks.map(({ visits }) => weigh(visits));
  const both = weightsOfBoth(chunks.length, needs);
  const tooMany = needs.filter(({ hasTooMany }) => hasTooMany);
  const seen = new Uint8Array(both.length);
  let best: Joined | undefined;
  for (const need of tooMany.length > 0 ? tooMany : needs) {
    for (const [at, i] of need.chunks.entries()) {
      for (const j of need.chunks.slice(at + 1)) {
        const pair = i * chunks.length + j;
        const [one, other] = [chunks[i], chunks[j]];
        if (seen[pair] || !one || !other || one.bytes + other.bytes > mostBytes) continue;
        seen[pair] = 1;
        // Skips pairs whose lower bound already exceeds the best price found so far.
        const common = both[pair] ?? 0;
        const atLeast =
          one.bytes * ((weights[j] ?? 0) - common) +
          other.bytes * ((weights[i] ?? 0) - common) -
          requestBytes * common;
        if (best && best.price <= atLeast) continue;
        const joined = joinPair(one, other, chunks, reach, weigh);
        if (joined && (!best || joined.price < best.price)) best = joined;
      }
    }
  }
  return best;
}

/** For every pair of chunks (by index): the summed weight of the visits that need both. */
function weightsOfBoth(count: number, needs: readonly Need[]): Float64Array {
  const weights = new Float64Array(count * count);
  for (const { chunks, weight } of needs) {
    for (const [at, one] of chunks.entries()) {
      for (const other of chunks.slice(at + 1)) {
        const pair = one * count + other;
        weights[pair] = (weights[pair] ?? 0) + weight;
      }
    }
  }
  return weights;
}

function weigher(needs: readonly Need[]) {
  const known = new Map<Visits, number>();
  return (some: Visits): number => {
    let weight = known.get(some);
    if (weight === undefined) {
      weight = needs.reduce((sum, need, at) => (some & bit(at) ? sum + need.weight : sum), 0);
      known.set(some, weight);
    }
    return weight;
  };
}

/** Bytes fetched without need, less the requests saved by visits that need both chunks. */
function priceOf(one: Chunk, other: Chunk, weigh: (visits: Visits) => number): number {
  return (
    one.bytes * weigh(other.visits & ~one.visits) +
    other.bytes * weigh(one.visits & ~other.visits) -
    requestBytes * weigh(one.visits & other.visits)
  );
}

/** Undefined for an import cycle, which breaks code that runs while a module loads. */
function joinPair(
  one: Chunk,
  other: Chunk,
  chunks: readonly Chunk[],
  reach: ReadonlyMap<Chunk, ReadonlySet<Chunk>>,
  weigh: (visits: Visits) => number,
) {
  const below = new Set([...(reach.get(one) ?? []), ...(reach.get(other) ?? [])]);
  below.delete(one);
  below.delete(other);
  for (const chunk of below) {
    const further = reach.get(chunk);
    if (further?.has(one) || further?.has(other)) return undefined;
  }
  const visits = one.visits | other.visits;
  let price = priceOf(one, other, weigh);
  const rest = chunks
    .filter((chunk) => chunk !== one && chunk !== other)
    .map((chunk) => {
      const more = below.has(chunk) ? visits & ~chunk.visits : 0n;
      if (!more) return chunk;
      price += chunk.bytes * weigh(more);
      return { ...chunk, visits: chunk.visits | more };
    });
  const bytes = one.bytes + other.bytes;
  return {
    price,
    chunks: [...rest, { modules: [...one.modules, ...other.modules], bytes, visits }],
  };
}

/** For each chunk, all chunks that it imports, directly or indirectly. */
function reachOf(
  chunks: readonly Chunk[],
  modules: Modules,
): ReadonlyMap<Chunk, ReadonlySet<Chunk>> {
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
