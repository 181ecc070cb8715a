import type { Pair } from './crowding.ts';

/** Of all pairs those that are among the best of either side; who stands even comes as handed in. */
export function bestPairs(pairs: readonly Pair[], each: number): Pair[] {
  const ranked = pairs.toSorted((one, other) => other.total - one.total);
  const taken = { people: new Map<number, number>(), companies: new Map<number, number>() };
  const isAmong = (counts: Map<number, number>, place: number): boolean => {
    const count = (counts.get(place) ?? 0) + 1;
    counts.set(place, count);
    return count <= each;
  };
  return ranked.filter(({ person, company }) => {
    const [ofPerson, ofCompany] = [
      isAmong(taken.people, person),
      isAmong(taken.companies, company),
    ];
    return ofPerson || ofCompany;
  });
}
