/**
 * At most `most` rows: one of each group in turn, so that no group displaces another. The answer
 * keeps the order of the groups and of the rows in them.
 */
export function pickRows<Row>(groups: readonly (readonly Row[])[], most: number): Row[] {
  const taken = groups.map(() => 0);
  let left = most;
  while (left > 0) {
    const before = left;
    for (const [at, group] of groups.entries()) {
      const count = taken[at] ?? 0;
      if (left === 0 || count >= group.length) continue;
      taken[at] = count + 1;
      left -= 1;
    }
    if (left === before) break;
  }
  return groups.flatMap((group, at) => group.slice(0, taken[at]));
}
