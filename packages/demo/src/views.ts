import { Random } from './random.ts';

export interface DemoViews {
  weeksAgo: number;
  source: string;
  views: number;
  seconds: number;
}

const weeks = 26;
/** Sources of views, with their approximate number in a busy week. */
const sources = [
  ['discover', 8],
  ['direct', 3],
  ['saved', 2],
  ['external', 2],
  ['messages', 2],
  ['career-fair', 3],
  ['newsletter', 1],
] as const;

/** Half a year of views of one page: growing, with better and worse weeks. */
export function demoViews(seed: number): DemoViews[] {
  const random = new Random(seed);
  const loved = 0.4 + random.next();
  return Array.from({ length: weeks }, (_, weeksAgo) => {
    const busy = loved * (1 - weeksAgo / (weeks + 4)) * (0.6 + 0.8 * random.next());
    return sources.map(([source, most]) => {
      const views = Math.round(most * busy);
      return { weeksAgo, source, views, seconds: views * random.int(25, 90) };
    });
  })
    .flat()
    .filter(({ views }) => views > 0);
}
