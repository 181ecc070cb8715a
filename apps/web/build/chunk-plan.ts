/** What the plan needs to know of a module; the bundler's own description has it all. */
export interface Module {
  bytes: number;
  imports: readonly string[];
  /** What it fetches only when that is wanted. */
  dynamicImports: readonly string[];
}
export type Modules = ReadonlyMap<string, Module>;

/** Something that is fetched in one go: a page and what stands around it, or a part of a page. */
export interface Visit {
  /** The modules that it starts with; all that they import follows. */
  entries: readonly string[];
  /** How much a byte counts that it did not need. */
  weight: number;
  /** The most chunks that it may share with others. */
  most: number;
  /** Comes into a page that stands already, so that what the page has costs it nothing. */
  isPart: boolean;
}

/** What a request costs, in bytes. */
const requestBytes = 400;
/** Larger ones are not made; compressed, about a quarter is left. */
const mostBytes = 200_000;

/**
 * How much a visit gets without needing it until another byte of that counts twice: so it is spread,
 * and no page pays for the few requests of all others.
 */
const unneededBytes = 15_000;

/** The numbers of visits as bits. */
type Visits = bigint;

interface Chunk {
  modules: readonly string[];
  bytes: number;
  visits: Visits;
}

/**
 * Puts modules that the same visits need into one chunk, and then joins those chunks, the cheapest
 * pair first, until no visit needs more of them than it may and joining more would cost more than
 * the requests it saves.
 */
export function planChunks(
  modules: Modules,
  visits: readonly Visit[],
): readonly (readonly string[])[] {
  const chunks = firstChunks(modules, visitsByModule(modules, visits));
  return join(chunks, modules, visits).map((chunk) => chunk.modules);
}

const bit = (visit: number): Visits => 1n << BigInt(visit);
const isShared = (all: Visits): boolean => (all & (all - 1n)) !== 0n;

function visitsByModule(modules: Modules, visits: readonly Visit[]): ReadonlyMap<string, Visits> {
  const found = visits.map(({ entries }) => closure(entries, modules));
  const openers = visits.map(({ entries, isPart }) =>
    isPart ? visits.filter((_, by) => opens(found[by], entries, modules)) : [],
  );
  const result = new Map<string, Visits>();
  for (const id of modules.keys()) {
    const needed = (visit: Visit) => found[visits.indexOf(visit)]?.has(id) ?? false;
    const all = visits.reduce((sum, visit, number) => {
      const by = openers[number] ?? [];
      const isThere = by.length > 0 && by.every((page) => !page.isPart && needed(page));
      return needed(visit) && !isThere ? sum | bit(number) : sum;
    }, 0n);
    if (all) result.set(id, all);
  }
  return result;
}

export function closure(entries: readonly string[], modules: Modules): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [...entries];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const module = modules.get(id);
    if (!module || found.has(id)) continue;
    found.add(id);
    waiting.push(...module.imports);
  }
  return found;
}

function opens(
  found: ReadonlySet<string> | undefined,
  entries: readonly string[],
  modules: Modules,
) {
  return [...(found ?? [])].some((id) =>
    modules.get(id)?.dynamicImports.some((target) => entries.includes(target)),
  );
}

function firstChunks(modules: Modules, byModule: ReadonlyMap<string, Visits>): Chunk[] {
  const chunks = new Map<Visits, Chunk>();
  for (const [id, visits] of byModule) {
    const chunk = chunks.get(visits) ?? { modules: [], bytes: 0, visits };
    const bytes = chunk.bytes + (modules.get(id)?.bytes ?? 0);
    chunks.set(visits, { modules: [...chunk.modules, id], bytes, visits });
  }
  return [...chunks.values()];
}

function join(
  start: readonly Chunk[],
  modules: Modules,
  visits: readonly Visit[],
): readonly Chunk[] {
  const needed = bytesByVisit(start, visits);
  let chunks = start;
  for (;;) {
    const weigh = weigher(burdened(visits, needed, bytesByVisit(chunks, visits)));
    const needs = visits.map((_, visit) =>
      chunks.filter((chunk) => chunk.visits & bit(visit) && isShared(chunk.visits)),
    );
    const tooMany = needs.filter((some, visit) => some.length > (visits[visit]?.most ?? 0));
    const best = cheapest(tooMany.length > 0 ? tooMany : needs, chunks, modules, weigh);
    if (!best || (tooMany.length === 0 && best.price >= 0)) return chunks;
    chunks = best.chunks;
  }
}

const bytesByVisit = (chunks: readonly Chunk[], visits: readonly Visit[]): number[] =>
  visits.map((_, visit) =>
    chunks.reduce((sum, chunk) => (chunk.visits & bit(visit) ? sum + chunk.bytes : sum), 0),
  );

/** Visits by what they bear already. */
const burdened = (visits: readonly Visit[], needed: readonly number[], got: readonly number[]) =>
  visits.map((visit, at) => {
    const unneeded = (got[at] ?? 0) - (needed[at] ?? 0);
    return { ...visit, weight: visit.weight * (1 + unneeded / unneededBytes) };
  });

function weigher(visits: readonly Visit[]) {
  const known = new Map<Visits, number>();
  return (some: Visits): number => {
    let weight = known.get(some);
    if (weight === undefined) {
      weight = visits.reduce((sum, visit, at) => (some & bit(at) ? sum + visit.weight : sum), 0);
      known.set(some, weight);
    }
    return weight;
  };
}

function cheapest(
  candidates: readonly (readonly Chunk[])[],
  chunks: readonly Chunk[],
  modules: Modules,
  weigh: (visits: Visits) => number,
) {
  const reach = reachOf(chunks, modules);
  const pairs = candidates
    .flatMap((some) =>
      some.flatMap((one, at) => some.slice(at + 1).map((other) => ({ one, other }))),
    )
    .filter(({ one, other }) => one.bytes + other.bytes <= mostBytes)
    .map((pair) => ({ ...pair, atLeast: priceOf(pair.one, pair.other, weigh) }))
    .toSorted((a, b) => a.atLeast - b.atLeast);
  let best: { price: number; chunks: readonly Chunk[] } | undefined;
  for (const { one, other, atLeast } of pairs) {
    if (best && best.price <= atLeast) break;
    const joined = joinPair(one, other, chunks, reach, weigh);
    if (joined && (!best || joined.price < best.price)) best = joined;
  }
  return best;
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
