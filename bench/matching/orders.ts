import { correctionsOf, type Pair } from '@engawa/matching/plan/crowding';
import { balancedOrderOf, exposureOf } from '@engawa/matching/plan/order';
import { type Market, type Matrix, type Order, transposed } from './two-sided.ts';

export const oneSided = ({ people, companies }: Market): Order => ({ people, companies });

const both = ({ size, people, companies }: Market): Matrix => {
  const liked = transposed(companies, size);
  return people.map((value, at) => value * (liked[at] as number));
};

const alike = (people: Matrix, size: number): Order => ({
  people,
  companies: transposed(people, size),
});

export const product = (market: Market): Order => alike(both(market), market.size);

/** Matching with transferable utility, by IPFP, as it was published: β = 1 (Tomita et al. 2023). */
export function transferable({ size, people, companies }: Market): Order {
  const liked = transposed(companies, size);
  const kernel = people.map((value, at) => Math.exp((value + (liked[at] as number)) / 2));
  const turned = transposed(kernel, size);
  const [left, right] = [new Float64Array(size).fill(1), new Float64Array(size).fill(1)];
  for (let change = 1; change > 1e-6; ) {
    change = Math.max(fit(left, right, kernel), fit(right, left, turned));
  }
  const matched = kernel.map(
    (value, at) => value * (left[Math.floor(at / size)] as number) * (right[at % size] as number),
  );
  return alike(matched, size);
}

function fit(one: Float64Array, other: Float64Array, kernel: Matrix): number {
  let change = 0;
  for (let at = 0; at < one.length; at += 1) {
    let half = 0;
    const base = at * other.length;
    for (let to = 0; to < other.length; to += 1) {
      half += ((kernel[base + to] as number) * (other[to] as number)) / 2;
    }
    const next = 1 / (half + Math.sqrt(1 + half * half));
    change = Math.max(change, Math.abs(next / (one[at] as number) - 1));
    one[at] = next;
  }
  return change;
}

/** The hourly job runs repeatedly, on the lists of that time. */
const runs = 4;

/** The score with the product's corrections counted in full, as its hourly job reads the lists. */
export function ours(market: Market, each: number): Order {
  const { size } = market;
  const totals = both(market).map((value) => value * 100);
  const turned = transposed(totals, size);
  const room = Array.from({ length: size }, () => 1);
  let exposures = { people: room.map(() => 0), companies: room.map(() => 0) };
  const ordered = () => ({
    people: totals.map((total, at) => balancedOrderOf(total, exposures.companies[at % size] ?? 0)),
    companies: turned.map((total, at) => balancedOrderOf(total, exposures.people[at % size] ?? 0)),
  });
  for (let run = 0; run < runs; run += 1) {
    const { people, companies } = ordered();
    const [first, second] = [amongBest(people, size, each), amongBest(companies, size, each)];
    const pairs: Pair[] = [];
    for (const [at, total] of totals.entries()) {
      const [person, company] = [Math.floor(at / size), at % size];
      if (first[at] || second[company * size + person]) pairs.push({ person, company, total });
    }
    const found = correctionsOf({ pairs, room: { people: room, companies: room } });
    exposures = {
      people: Array.from(found.people, exposureOf),
      companies: Array.from(found.companies, exposureOf),
    };
  }
  return ordered();
}

function amongBest(order: Matrix, size: number, each: number): Uint8Array {
  const among = new Uint8Array(order.length);
  for (let row = 0; row < order.length; row += size) {
    const values = order.subarray(row, row + size);
    const last = values.toSorted()[Math.max(0, size - each)] as number;
    for (const [at, value] of values.entries()) among[row + at] = value >= last ? 1 : 0;
  }
  return among;
}
