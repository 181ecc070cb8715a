/** Divides whole points by weight; the rest goes to the largest remainders, ties to the first. */
export function divide(points: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  if (sum === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (points * weight) / sum);
  const shares = exact.map(Math.floor);
  const left = points - shares.reduce((all, share) => all + share, 0);
  const remainder = (place: number) => (exact[place] ?? 0) - (shares[place] ?? 0);
  const byRemainder = [...exact.keys()].toSorted(
    (one, other) => remainder(other) - remainder(one) || one - other,
  );
  for (const place of byRemainder.slice(0, left)) shares[place] = (shares[place] ?? 0) + 1;
  return shares;
}
