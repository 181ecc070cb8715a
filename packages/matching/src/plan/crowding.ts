/** A possible match of a person and a company. */
export interface Pair {
  /** Index in the list of people; `company` likewise. */
  person: number;
  company: number;
  total: number;
}

export interface Crowd {
  pairs: readonly Pair[];
  /** Capacity of each student, above 0: lower after many requests from companies. */
  room: { people: readonly number[]; companies: readonly number[] };
}

/** By index: points to add to the score in the order; negative for those wanted by many. */
export interface Corrections {
  people: Float64Array;
  companies: Float64Array;
}

/** People read about this many entries of a list. */
const lookedAt = 20;

/** Capacity per list of people; all lists together have at most as much as there are people. */
export const roomOfList = (people: number, lists: number): number =>
  Math.min(lookedAt, people / Math.max(1, lists));

/** A clear score difference in points; smaller values distribute exposure more evenly. */
const sharpness = 3;
const mostRounds = 100;
/** Convergence: a change of 1 % in a factor is a thirtieth of a point. */
const settled = 0.01;

/**
 * Sinkhorn scaling, as in matching with transferable utility: scales the pairs until nobody exceeds
 * their capacity, and returns the factors as prices in points. People wanted by few get a bonus;
 * the median is zero. A few hundred of the best pairs per list suffice, as lists end before that.
 */
export function correctionsOf({ pairs, room }: Crowd): Corrections {
  const weights = Float64Array.from(pairs, ({ total }) => Math.exp(total / sharpness));
  const people = sideOf(
    room.people,
    pairs.map(({ person }) => person),
  );
  const companies = sideOf(
    room.companies,
    pairs.map(({ company }) => company),
  );
  for (let round = 0; round < mostRounds; round += 1) {
    const change = Math.max(
      rescale(people, companies, weights),
      rescale(companies, people, weights),
    );
    if (change < settled) break;
  }
  return { people: pricesOf(people.factors), companies: pricesOf(companies.factors) };
}

interface Side {
  room: Float64Array;
  places: Uint32Array;
  factors: Float64Array;
}

const sideOf = (room: readonly number[], places: readonly number[]): Side => ({
  room: Float64Array.from(room),
  places: Uint32Array.from(places),
  factors: Float64Array.from(room, (one) => Math.sqrt(one)),
});

function rescale(one: Side, other: Side, weights: Float64Array): number {
  const wanted = new Float64Array(one.factors.length);
  // Indexed loops over typed arrays: hundreds of thousands of pairs, up to a hundred rounds.
  for (let pair = 0; pair < weights.length; pair += 1) {
    const at = one.places[pair] as number;
    const weight = weights[pair] as number;
    wanted[at] =
      (wanted[at] as number) + weight * (other.factors[other.places[pair] as number] as number);
  }
  let change = 0;
  for (const [place, sum] of wanted.entries()) {
    // The free share f and the taken one fill the capacity: f² + sum · f = room.
    const [half, has] = [sum / 2, one.room[place] as number];
    const factor = has / (half + Math.sqrt(half * half + has));
    change = Math.max(change, Math.abs(Math.log(factor / (one.factors[place] as number))));
    one.factors[place] = factor;
  }
  return change;
}

function pricesOf(factors: Float64Array): Float64Array {
  const prices = factors.map((factor) => sharpness * Math.log(factor));
  const middle = prices.toSorted()[prices.length >> 1] ?? 0;
  return prices.map((price) => price - middle);
}
