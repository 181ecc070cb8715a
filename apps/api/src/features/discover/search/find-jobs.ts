import { discoverLimits } from '@engawa/contract/discover/limits';
import type { SearchEngine } from '@engawa/platform/search-index/search-engine';
import { askedWords } from '@engawa/platform/text/search-words';
import type { Db } from '../../../database.ts';
import { jobSource, secondsPerPoint } from '../../search-rows/public.ts';
import type { Seeker } from './conditions.repo.ts';
import { countJobsInRows, findJobsInRows, type JobSearch, type Page } from './found.repo.ts';
import { jobConditions } from './job-query.rules.ts';
import { readSeen } from './seen.repo.ts';

export interface Engines {
  db: Db;
  indexes: SearchEngine | undefined;
}

/** By the index; by the database where there is none, or where it does not answer. */
export async function findJobs(
  { db, indexes }: Engines,
  seeker: Seeker,
  search: JobSearch,
): Promise<Page> {
  const { filter, cursor } = search;
  const query = await queryOf({ db, indexes }, seeker, filter);
  if (query === 'nothing') return { count: 0, ids: [], nextCursor: null };
  const [place = '', id = ''] = cursor?.split('_') ?? [];
  const found =
    query &&
    (await indexes?.search(jobSource.name, {
      ...query,
      ...orderOf(search),
      after: cursor ? { place: Number(place), id } : undefined,
      limit: discoverLimits.perPage + 1,
    }));
  if (!found) return findJobsInRows(db, seeker, search);
  const page = found.rows.slice(0, discoverLimits.perPage);
  const last = found.rows.length > page.length ? page.at(-1) : undefined;
  return {
    count: found.count,
    ids: page.map((one) => one.id),
    nextCursor: last ? `${last.place}_${last.id}` : null,
  };
}

const orderOf = ({ sort, match }: JobSearch) =>
  match
    ? {
        order: 'score',
        score: { ...match, shift: { perPoint: secondsPerPoint, column: 'openedSecond' } },
      }
    : { order: sort };

/** How many fit, by the same engine. */
export async function countJobs(
  { db, indexes }: Engines,
  seeker: Seeker,
  filter: JobSearch['filter'],
): Promise<number> {
  const query = await queryOf({ db, indexes }, seeker, filter);
  if (query === 'nothing') return 0;
  const found =
    query && (await indexes?.search(jobSource.name, { ...query, order: 'newest', limit: 0 }));
  return found ? found.count : countJobsInRows(db, seeker, filter);
}

/** Undefined where there is no index; by a word without letters nothing is found. */
async function queryOf(
  { db, indexes }: Engines,
  { student, today }: Seeker,
  filter: JobSearch['filter'],
) {
  if (!indexes) return undefined;
  const words = filter.freeWord ? askedWords(filter.freeWord) : undefined;
  if (words?.length === 0) return 'nothing' as const;
  return { where: jobConditions(filter, await readSeen(db, student), today), words };
}
