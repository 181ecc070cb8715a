import type { Random } from '@engawa/demo/random';

/** Row-major. */
export type Matrix = Float64Array;

/**
 * The published model (Su, Bayoumi, Joachims 2022; Tomita, Yokoyama 2024). Everybody has a list of
 * the whole other side, examines its k-th entry with probability 1/k and likes it with the
 * probability of their preference; a match needs both.
 */
export interface Market {
  size: number;
  people: Matrix;
  companies: Matrix;
}

/** Random preferences mixed with a common one: all like the first, nobody the last. */
export function drawMarket(random: Random, size: number, crowding: number): Market {
  const popularity = (place: number) => 1 - place / (size - 1);
  const preferences = () =>
    Float64Array.from(
      { length: size * size },
      (_, at) => (1 - crowding) * random.next() + crowding * popularity(at % size),
    );
  return { size, people: preferences(), companies: preferences() };
}

/** Sort keys of both sides' lists, by pair. */
export interface Order {
  people: Matrix;
  companies: Matrix;
}

export function transposed(matrix: Matrix, size: number): Matrix {
  const turned = new Float64Array(matrix.length);
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      turned[column * size + row] = matrix[row * size + column] as number;
    }
  }
  return turned;
}

/** Probability that each row examines each column; ties by index. */
function looks(order: Matrix, size: number): Matrix {
  const seen = new Float64Array(order.length);
  for (let row = 0; row < size; row += 1) {
    const values = order.subarray(row * size, (row + 1) * size);
    const places = Uint32Array.from(values.keys());
    places.sort((one, other) => (values[other] as number) - (values[one] as number) || one - other);
    for (const [place, column] of places.entries()) seen[row * size + column] = 1 / (place + 1);
  }
  return seen;
}

export interface Outcome {
  matches: number;
  /** Share of both sides who would have more matches with another's position in all lists. */
  envious: number;
}

export function outcomeOf(market: Market, order: Order): Outcome {
  const { size } = market;
  const [seenByPeople, seenByCompanies] = [looks(order.people, size), looks(order.companies, size)];
  const [like, liked] = [market.people, transposed(market.companies, size)];
  // The pair's value for the person, except whether the company examines them.
  const open = like.map(
    (value, at) => value * (liked[at] as number) * (seenByPeople[at] as number),
  );
  const openCompanies = transposed(
    like.map(
      (value, at) =>
        value *
        (liked[at] as number) *
        (seenByCompanies[(at % size) * size + Math.floor(at / size)] as number),
    ),
    size,
  );
  const left = envyOf(open, seenByCompanies, size);
  const right = envyOf(openCompanies, seenByPeople, size);
  return { matches: left.matches, envious: left.envious + right.envious };
}

/** `looked`: probability that the other side examines this one, by row; sizes divisible by four. */
function envyOf(open: Matrix, looked: Matrix, size: number): Outcome {
  let [matches, envious] = [0, 0];
  const inPlaceOf = new Float64Array(size);
  for (let row = 0; row < size; row += 1) {
    inPlaceOf.fill(0);
    // Unrolled by four: this loop takes nearly all of the time.
    for (let other = 0; other < size; other += 4) {
      const from = row * size + other;
      const [one = 0, two = 0, three = 0, four = 0] = open.subarray(from, from + 4);
      const base = other * size;
      for (let at = base; at < base + size; at += 1) {
        inPlaceOf[at - base] =
          (inPlaceOf[at - base] as number) +
          one * (looked[at] as number) +
          two * (looked[at + size] as number) +
          three * (looked[at + 2 * size] as number) +
          four * (looked[at + 3 * size] as number);
      }
    }
    const own = inPlaceOf[row] as number;
    matches += own;
    for (const value of inPlaceOf) if (value > own + 1e-9) envious += 1;
  }
  return { matches, envious };
}
