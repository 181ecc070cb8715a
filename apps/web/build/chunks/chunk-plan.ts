import { type Chunk, Joining, type Need } from './chunk-join.ts';
import { excessOfPages } from './heavy-pages.ts';
import type { Modules } from './read-modules.ts';
import type { Visit } from './visits.ts';

/**
 * The number of unneeded bytes after which another unneeded byte costs a visit twice as much. This
 * spreads unneeded bytes over all pages, so that no page pays for the requests saved by all others.
 * A single new module can lead the greedy joining to a bad plan, so the next value is tried while
 * pages are too heavy. All pages count: one whose package is mostly dropped later seems heavy always.
 */
const spreads = [2_000, 5_000, 4_000, 1_000, 8_000, 3_000, 12_000, 500] as const;

/**
 * Puts modules that the same visits need into one chunk, then joins the cheapest pairs until every
 * visit is within its chunk limit and another join costs more than the request it saves.
 */
export function planChunks(
  modules: Modules,
  visits: readonly Visit[],
): readonly (readonly string[])[] {
  const chunks = firstChunks(modules, visitsByModule(modules, visits));
  let best: { plan: readonly Chunk[]; excess: number } | undefined;
  for (const spread of spreads) {
    const plan = join(chunks, modules, visits, spread);
    const excess = excessOfPages(plan, modules, visits);
    if (!best || excess < best.excess) best = { plan, excess };
    if (excess === 0) break;
  }
  return (best?.plan ?? []).map((chunk) => chunk.modules);
}

/** For each module, the numbers of the visits that fetch it. */
function visitsByModule(
  modules: Modules,
  visits: readonly Visit[],
): ReadonlyMap<string, ReadonlySet<number>> {
  const found = visits.map(({ entries }) => closure(entries, modules));
  const openers = visits.map(({ entries, isPart }) =>
    isPart ? [...visits.keys()].filter((by) => opens(found[by], entries, modules)) : [],
  );
  const result = new Map<string, ReadonlySet<number>>();
  for (const id of modules.keys()) {
    const needs = (visit: number) => found[visit]?.has(id) ?? false;
    const isThere = (by: readonly number[]) =>
      by.length > 0 && by.every((page) => !visits[page]?.isPart && needs(page));
    const all = [...visits.keys()].filter(
      (visit) => needs(visit) && !isThere(openers[visit] ?? []),
    );
    if (all.length > 0) result.set(id, new Set(all));
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

function firstChunks(
  modules: Modules,
  byModule: ReadonlyMap<string, ReadonlySet<number>>,
): Chunk[] {
  const chunks = new Map<string, Chunk>();
  for (const [id, visits] of byModule) {
    const key = [...visits].join();
    const chunk = chunks.get(key) ?? { modules: [], bytes: 0, visits: new Set(visits) };
    const bytes = chunk.bytes + (modules.get(id)?.bytes ?? 0);
    chunks.set(key, { ...chunk, modules: [...chunk.modules, id], bytes });
  }
  return [...chunks.values()];
}

function join(
  start: readonly Chunk[],
  modules: Modules,
  visits: readonly Visit[],
  spread: number,
): readonly Chunk[] {
  const needed = bytesByVisit(start, visits);
  const joining = new Joining(start, modules);
  for (;;) {
    const needs = needsOf(visits, needed, joining.chunks, spread);
    const isTooMuch = needs.some(({ hasTooMany }) => hasTooMany);
    const best = joining.cheapest(needs);
    if (!best || (!isTooMuch && best.price >= 0)) return joining.chunks;
    joining.join(best);
  }
}

function bytesByVisit(chunks: readonly Chunk[], visits: readonly Visit[]): number[] {
  const bytes = visits.map(() => 0);
  for (const chunk of chunks) {
    for (const visit of chunk.visits) bytes[visit] = (bytes[visit] ?? 0) + chunk.bytes;
  }
  return bytes;
}

/** The more unneeded bytes a visit fetches, the more it pays for another one. */
function needsOf(
  visits: readonly Visit[],
  needed: readonly number[],
  chunks: readonly Chunk[],
  spread: number,
): Need[] {
  const got = bytesByVisit(chunks, visits);
  const shared = visits.map((): number[] => []);
  for (const [at, chunk] of chunks.entries()) {
    if (chunk.visits.size > 1) for (const visit of chunk.visits) shared[visit]?.push(at);
  }
  return visits.map(({ weight, most }, visit) => {
    const unneeded = (got[visit] ?? 0) - (needed[visit] ?? 0);
    const own = shared[visit] ?? [];
    return {
      chunks: own,
      weight: weight * (1 + unneeded / spread),
      hasTooMany: own.length > most,
    };
  });
}
