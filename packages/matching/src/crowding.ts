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

/** So many points apart count as clearly different; the smaller, the more the order spreads out. */
const sharpness = 3;
const mostRounds = 200;
const settled = 1e-6;

/**
 * Scales the pairs (Sinkhorn's way, as in matching with transferable utility) until nobody is wanted
 * by more than they have room for, and says at which price in points. Whoever is wanted by few has a
 * high one, since they are free; the median is the zero. Only the pairs handed in are looked at: the
 * best few hundred of each are enough, as lists end before that.
 */
export function correctionsOf({ pairs, room }: Crowd): Corrections {
  const people = scaleOf(room.people);
  const companies = scaleOf(room.companies);
  const weights = Float64Array.from(pairs, ({ total }) => Math.exp(total / sharpness));
  for (let round = 0; round < mostRounds; round += 1) {
    const changes = [
      rescale(people, companies, 'person', 'company'),
      rescale(companies, people, 'company', 'person'),
    ];
    if (Math.max(...changes) < settled) break;
  }
  return { people: pricesOf(people.factors), companies: pricesOf(companies.factors) };

  function rescale(one: Scale, other: Scale, at: 'person' | 'company', to: typeof at): number {
    const wanted = new Float64Array(one.factors.length);
    for (const [number, pair] of pairs.entries()) {
      wanted[pair[at]] =
        (wanted[pair[at]] ?? 0) + (weights[number] ?? 0) * (other.factors[pair[to]] ?? 0);
    }
    let change = 0;
    for (const [place, sum] of wanted.entries()) {
      // The free share f and what is taken fill the room: f² + sum · f = room.
      const half = sum / 2;
      const has = one.room[place] ?? 1;
      const factor = has / (half + Math.sqrt(half * half + has));
      change = Math.max(change, Math.abs(Math.log(factor / (one.factors[place] ?? 1))));
      one.factors[place] = factor;
    }
    return change;
  }
}

interface Scale {
  room: readonly number[];
  factors: Float64Array;
}

const scaleOf = (room: readonly number[]): Scale => ({
  room,
  factors: Float64Array.from(room, (one) => Math.sqrt(one)),
});

function pricesOf(factors: Float64Array): Float64Array {
  const prices = factors.map((factor) => sharpness * Math.log(factor));
  const middle = prices.toSorted()[prices.length >> 1] ?? 0;
  return prices.map((price) => price - middle);
}
