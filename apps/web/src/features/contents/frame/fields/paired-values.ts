/** Pads the shorter language's list with blank items, so that items can be edited in pairs. */
export function pairLists<Item extends object>(
  jp: readonly Item[],
  en: readonly Item[],
  blank: Item,
): { jp: Item[]; en: Item[] } {
  const length = Math.max(jp.length, en.length);
  const fill = (list: readonly Item[]) =>
    Array.from({ length }, (_, at) => list[at] ?? structuredClone(blank));
  return { jp: fill(jp), en: fill(en) };
}
