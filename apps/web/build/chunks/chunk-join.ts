import type { Modules } from './read-modules.ts';

/** The numbers of visits as bits. */
export type Visits = bigint;
const bits: Visits[] = [];
export const bit = (visit: number): Visits => (bits[visit] ??= 1n << BigInt(visit));

export interface Chunk {
  modules: readonly string[];
  bytes: number;
  visits: Visits;
}

/** What a visit needs of chunks that others need, too. */
export interface Need {
  /** Their places among all chunks, in that order. */
  chunks: readonly number[];
  /** How much a byte counts that it did not need. */
  weight: number;
  hasTooMany: boolean;
}

interface Joined {
  price: number;
  chunks: readonly Chunk[];
}

/** What a request costs, in bytes. */
const requestBytes = 400;
/** Larger ones are not made; compressed, about a third is left. */
const mostBytes = 165_000;

/**
 * Joins the two chunks that cost least, among those that one visit needs together: a visit that has
 * too many, where there is one.
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
        // Most pairs need no closer look: they cost more than one that is known.
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

/** For every two chunks, by place, how much those visits weigh that need both. */
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

/** What visits get without needing it, less the request that those save who need both. */
function priceOf(one: Chunk, other: Chunk, weigh: (visits: Visits) => number): number {
  return (
    one.bytes * weigh(other.visits & ~one.visits) +
    other.bytes * weigh(one.visits & ~other.visits) -
    requestBytes * weigh(one.visits & other.visits)
  );
}

/** Undefined where the two would import in a circle, which breaks what runs while a module loads. */
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

/** All chunks that come along with each. */
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
