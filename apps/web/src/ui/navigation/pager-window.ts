/** Page numbers to show, with null for a gap: 1 … 4 5 6 … 20. At most seven places. */
export function pagerWindow(page: number, pages: number): (number | null)[] {
  if (pages <= 7) return range(1, pages);
  // Longer near an end, so that the row keeps its width.
  if (page <= 4) return [...range(1, 5), null, pages];
  if (page >= pages - 3) return [1, null, ...range(pages - 4, pages)];
  return [1, null, ...range(page - 1, page + 1), null, pages];
}

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
