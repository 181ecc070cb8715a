import type { SearchEngine } from '@engawa/platform/search-index/search-engine';
import type { Db } from '../../../database.ts';
import { countJobs } from '../../discover/public.ts';
import { type Landing, landings } from './landings.ts';

export interface Topic {
  landing: Landing;
  count: number;
}

/** Fewer jobs than this are no page of their own. */
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
  const topics: Topic[] = [];
  for (const landing of landings) {
    const count = await countJobs({ db, indexes }, visitor, landing.filter);
    if (count >= leastJobs) topics.push({ landing, count });
  }
  return topics;
}
