import { figuresIn } from './normal-form.rules.ts';

/** In shorter texts one different letter changes too much. */
const shortestNear = 12;
const leastLikeness = 0.9;
const buckets = 64;
/** Candidates with the best upper bound; only these are compared exactly. */
const closestLooks = 50;

const pairCode = (text: string, at: number): number =>
  text.charCodeAt(at) * 65_536 + text.charCodeAt(at + 1);

function countPairs(text: string): Map<number, number> {
  const counts = new Map<number, number>();
  for (let at = 0; at + 1 < text.length; at += 1) {
    const code = pairCode(text, at);
    counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  return counts;
}

/** Dice's coefficient over pairs of neighbouring letters: 1 is equal, 0 has nothing in common. */
function likeness(counts: ReadonlyMap<number, number>, size: number, other: string): number {
  let common = 0;
  for (const [code, count] of countPairs(other)) common += Math.min(count, counts.get(code) ?? 0);
  return (2 * common) / (size + other.length - 1);
}

/** Histogram of hashed letter pairs, whose overlap bounds the number of common pairs. */
function sketchInto(sketch: Uint16Array, text: string): Uint16Array {
  for (let at = 0; at + 1 < text.length; at += 1) {
    const bucket = (text.charCodeAt(at) * 31 + text.charCodeAt(at + 1)) % buckets;
    sketch[bucket] = (sketch[bucket] ?? 0) + 1;
  }
  return sketch;
}

interface Row {
  normal: string;
  figures: string;
  place: number;
}

/** Finds the most similar of thousands of texts without comparing each exactly. */
export class NearIndex {
  readonly #rows: readonly Row[];
  readonly #sketches: Uint16Array;

  /** Normal forms, newest first; of two equally similar ones the newer wins. */
  constructor(normals: readonly string[]) {
    this.#rows = normals
      .map((normal, place) => ({ normal, figures: figuresIn(normal), place }))
      .filter(({ normal }) => normal.length >= shortestNear)
      .toSorted((a, b) => a.normal.length - b.normal.length);
    this.#sketches = new Uint16Array(this.#rows.length * buckets);
    for (const [at, { normal }] of this.#rows.entries()) {
      sketchInto(this.#sketches.subarray(at * buckets, (at + 1) * buckets), normal);
    }
  }

  /** Index of the nearest text in the constructor's list. */
  find(normal: string): number | undefined {
    if (normal.length < shortestNear) return undefined;
    const counts = countPairs(normal);
    const size = normal.length - 1;
    let best: Row | undefined;
    let most = leastLikeness;
    for (const { row, atMost } of this.#looks(normal, size)) {
      if (atMost < most) break;
      const like = likeness(counts, size, row.normal);
      if (like > most || (like === most && row.place < (best?.place ?? Number.MAX_VALUE))) {
        most = like;
        best = row;
      }
    }
    return best?.place;
  }

  #looks(normal: string, size: number): { row: Row; atMost: number }[] {
    const sketch = sketchInto(new Uint16Array(buckets), normal);
    const figures = figuresIn(normal);
    const looks: { row: Row; atMost: number }[] = [];
    // Outside this range of lengths even a text that contains the other is not similar enough.
    const shortest = (size * leastLikeness) / (2 - leastLikeness);
    const longest = (size * (2 - leastLikeness)) / leastLikeness;
    for (let at = this.#firstOf(shortest); at < this.#rows.length; at += 1) {
      const row = this.#rows[at] as Row;
      const rowSize = row.normal.length - 1;
      if (rowSize > longest) break;
      if (row.figures !== figures) continue;
      const missing = this.#missing(sketch, at, size - (leastLikeness * (size + rowSize)) / 2);
      if (missing === undefined) continue;
      looks.push({ row, atMost: (2 * (size - missing)) / (size + rowSize) });
    }
    return looks
      .toSorted((a, b) => b.atMost - a.atMost || a.row.place - b.row.place)
      .slice(0, closestLooks);
  }

  /** Lower bound of missing pairs; undefined as soon as it exceeds `most`. */
  #missing(sketch: Uint16Array, row: number, most: number): number | undefined {
    let missing = 0;
    const start = row * buckets;
    for (let bucket = 0; bucket < buckets; bucket += 1) {
      const lack = (sketch[bucket] ?? 0) - (this.#sketches[start + bucket] ?? 0);
      if (lack <= 0) continue;
      missing += lack;
      if (missing > most) return undefined;
    }
    return missing;
  }

  #firstOf(size: number): number {
    let low = 0;
    let high = this.#rows.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#rows[middle]?.normal.length ?? 0) - 1 < size) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
