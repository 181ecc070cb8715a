import type { Chunk } from './chunk-join.ts';
import type { Modules } from './read-modules.ts';
import type { Visit } from './visits.ts';

/** Uncompressed bytes; compressed, this is slightly less than the limit of a page. */
const heavyPage = 126_000;

/** Bytes by which pages are too heavy, all pages together. */
export function excessOfPages(
  chunks: readonly Chunk[],
  modules: Modules,
  visits: readonly Visit[],
): number {
  const place = new Map(chunks.flatMap((chunk) => chunk.modules.map((id) => [id, chunk] as const)));
  const fetched = (entries: readonly string[]): ReadonlySet<Chunk> => {
    const found = new Set<Chunk>();
    const waiting = entries.flatMap((id) => place.get(id) ?? []);
    for (let chunk = waiting.pop(); chunk; chunk = waiting.pop()) {
      if (found.has(chunk)) continue;
      found.add(chunk);
      const imported = chunk.modules.flatMap((id) => modules.get(id)?.imports ?? []);
      waiting.push(...imported.flatMap((id) => place.get(id) ?? []));
    }
    return found;
  };
  const pages = visits.filter(({ weight, isPart }) => weight >= 1 && !isPart);
  return pages.reduce((excess, { entries: [page = '', ...around] }) => {
    const there = fetched(around);
    const added = [...fetched([page])].filter((chunk) => !there.has(chunk));
    const weight = added.reduce((sum, { bytes }) => sum + bytes, 0);
    return excess + Math.max(0, weight - heavyPage);
  }, 0);
}
