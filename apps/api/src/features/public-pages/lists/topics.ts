import type { SearchEngine } from '@engawa/platform/search-index/search-engine';
import type { Db } from '../../../database.ts';
import { countJobs, countJobsByPrefecture } from '../../discover/public.ts';
import { type Landing, landingOfPrefecture, otherLandings } from './landings.ts';

export interface Topic {
  landing: Landing;
  count: number;
}

/** A landing page exists from this number of jobs on. */
export const leastJobs = 3;

interface Source {
  db: Db;
  indexes: SearchEngine | undefined;
  /** Today in Japan, YYYY-MM-DD. */
  today: string;
}

/** The landing pages that exist now. */
export async function readTopics({ db, indexes, today }: Source): Promise<Topic[]> {
  const visitor = { student: null, today };
  const others = await Promise.all(
    otherLandings.map(async (landing) => ({
      landing,
      count: await countJobs({ db, indexes }, visitor, landing.filter),
    })),
  );
  const counts = await countJobsByPrefecture(db, visitor);
  const places = [...landingOfPrefecture].map(([id, landing]) => ({
    landing,
    count: counts.get(id) ?? 0,
  }));
  return [...others, ...places].filter(({ count }) => count >= leastJobs);
}
