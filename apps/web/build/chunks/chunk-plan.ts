import { bit, type Chunk, joinCheapest, type Need, type Visits } from './chunk-join.ts';
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
  spread: number,
): readonly Chunk[] {
  const needed = bytesByVisit(start, visits);
  let chunks = start;
  for (;;) {
    const needs = needsOf(visits, needed, chunks, spread);
    const isTooMuch = needs.some(({ hasTooMany }) => hasTooMany);
    const best = joinCheapest(chunks, modules, needs);
    if (!best || (!isTooMuch && best.price >= 0)) return chunks;
    chunks = best.chunks;
  }
}

const bytesByVisit = (chunks: readonly Chunk[], visits: readonly Visit[]): number[] =>
  visits.map((_, visit) =>
    chunks.reduce((sum, chunk) => (chunk.visits & bit(visit) ? sum + chunk.bytes : sum), 0),
  );

/** The more unneeded bytes a visit fetches, the more it pays for another one. */
function needsOf(
  visits: readonly Visit[],
  needed: readonly number[],
  chunks: readonly Chunk[],
  spread: number,
): Need[] {
  const got = bytesByVisit(chunks, visits);
  return visits.map(({ weight, most }, visit) => {
    const unneeded = (got[visit] ?? 0) - (needed[visit] ?? 0);
    const shared = chunks.flatMap((chunk, at) =>
      chunk.visits & bit(visit) && isShared(chunk.visits) ? [at] : [],
    );
    return {
      chunks: shared,
      weight: weight * (1 + unneeded / spread),
      hasTooMany: shared.length > most,
    };
  });
}
