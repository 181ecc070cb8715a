import type { Localized } from '../language.ts';

export type ReferenceEntry = Readonly<{ id: string | number; name: Localized }>;

/** A closed list with typed ids and names in both languages. Without zod, for the client. */
export function referenceTable<const E extends readonly ReferenceEntry[]>(entries: E) {
  type Id = E[number]['id'];
  const rows = new Map<unknown, E[number]>(entries.map((entry) => [entry.id, entry]));
  const ids: readonly Id[] = entries.map((entry) => entry.id);
  return {
    entries,
    ids,
    byId: <I extends Id>(id: I) => rows.get(id) as Extract<E[number], { readonly id: I }>,
    has: (id: unknown): id is Id => rows.has(id),
  };
}

export type IdOf<T extends { readonly ids: readonly unknown[] }> = T['ids'][number];
