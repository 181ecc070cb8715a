/** Somebody of either side, and with whom they could match. */
export interface Pair {
  /** Places in the two lists. */
  person: number;
  company: number;
  /** 0 to 100. */
  total: number;
}

export interface Crowd {
  pairs: readonly Pair[];
  /** How many each can take, above 0: less for whoever has been asked by many already. */
  room: { people: readonly number[]; companies: readonly number[] };
}

/** By place: points that somebody comes earlier by, or later where many want the same. */
export interface Corrections {
  people: Float64Array;
  companies: Float64Array;
}

/** So many of a list are looked at. */
const lookedAt = 20;

/** Of each list of people: all of them together have no more room than there are people. */
export const roomOfList = (people: number, lists: number): number =>
  Math.min(lookedAt, people / Math.max(1, lists));

/** So many points apart count as clearly different; the smaller, the more the order spreads out. */
const sharpness = 3;
const mostRounds = 100;
/** Of a factor: a hundredth of it is a thirtieth of a point. */
const settled = 0.01;

/**
 * Scales the pairs (Sinkhorn's way, as in matching with transferable utility) until nobody is wanted
 * by more than they have room for, and says at which price in points. Whoever is wanted by few has a
 * high one, since they are free; the median is the zero. Only the pairs handed in are looked at: the
 * best few hundred of each are enough, as lists end before that.
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
  /** Whose each pair is. */
  places: Uint32Array;
  factors: Float64Array;
}

const sideOf = (room: readonly number[], places: readonly number[]): Side => ({
  room: Float64Array.from(room),
  places: Uint32Array.from(places),
  factors: Float64Array.from(room, (one) => Math.sqrt(one)),
});

/** Answers the largest change. */
function rescale(one: Side, other: Side, weights: Float64Array): number {
  const wanted = new Float64Array(one.factors.length);
  // Indexed loops over typed arrays: the pairs are hundreds of thousands, the rounds up to a hundred.
  for (let pair = 0; pair < weights.length; pair += 1) {
    const at = one.places[pair] as number;
    const weight = weights[pair] as number;
    wanted[at] =
      (wanted[at] as number) + weight * (other.factors[other.places[pair] as number] as number);
  }
  let change = 0;
  for (const [place, sum] of wanted.entries()) {
    // The free share f and what is taken fill the room: f² + sum · f = room.
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
