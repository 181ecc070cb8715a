import { askedWords } from '@engawa/platform/text/search-words';
import { inIndex } from '../../../search/conditions/in-index.ts';
import {
  companyTerm,
  dayNumber,
  jobSearched,
  jobSource,
  secondsPerPoint,
} from '../../search-rows/public.ts';
import { companyConditionsOf, jobConditionsOf, type Searcher } from './conditions.rules.ts';
import { askPage, type Engines, nothing, pageOf } from './engine-page.ts';
import {
  countJobsInRows,
  countMatchesInRows,
  findJobsInRows,
  type JobSearch,
  type Only,
  type Page,
} from './found.repo.ts';
import type { ByMatch } from './scored.repo.ts';
import { readVisibility } from './visibility.repo.ts';

/** Searches the index; the database if there is none or it does not answer. */
export async function findJobs(
  { db, indexes }: Engines,
  seeker: Searcher,
  search: JobSearch,
): Promise<Page> {
  const { cursor } = search;
  const query = await queryOf({ db, indexes }, seeker, search);
  if (query === 'nothing') return nothing;
  const found =
    query &&
    (await indexes?.search(jobSource.name, { ...query, ...orderOf(search), ...askPage(cursor) }));
  if (!found) return findJobsInRows(db, seeker, search);
  return pageOf(found);
}

const scored = ({ plan, shared, least }: ByMatch) => ({ plan, shared, least });

const orderOf = ({ sort, match }: JobSearch) =>
  match
    ? {
        order: 'score',
        score: {
          ...scored(match),
          shift: { perPoint: secondsPerPoint, column: 'openedSecond' },
        },
      }
    : { order: sort };

/** With `only`, of those jobs that fulfil these conditions, too. */
export async function countJobs(
  { db, indexes }: Engines,
  seeker: Searcher,
  filter: JobSearch['filter'],
  only: Only = [],
): Promise<number> {
  const query = await queryOf({ db, indexes }, seeker, { filter }, only);
  if (query === 'nothing') return 0;
  const found =
    query && (await indexes?.search(jobSource.name, { ...query, order: 'newest', limit: 0 }));
  return found ? found.count : countJobsInRows(db, seeker, filter, only);
}

/** How many jobs match, for each of these ways to score. */
export async function countMatches(
  { db, indexes }: Engines,
  seeker: Searcher,
  matches: readonly ByMatch[],
): Promise<number[]> {
  const query = await queryOf({ db, indexes }, seeker, { filter: {} });
  const where = query && query !== 'nothing' ? query.where : undefined;
  const counts: number[] = [];
  // One after the other, because others search meanwhile.
  for (const match of matches) {
    const found =
      where &&
      (await indexes?.search(jobSource.name, {
        where: [...where, ...inIndex(jobSearched, match.only ?? [])],
        score: scored(match),
        order: 'newest',
        limit: 0,
      }));
    counts.push(found ? found.count : await countMatchesInRows(db, seeker, match));
  }
  return counts;
}

/** Undefined without an index; `nothing` for a word without letters. */
async function queryOf(
  { db, indexes }: Engines,
  seeker: Searcher,
  { filter, match }: Pick<JobSearch, 'filter' | 'match'>,
  only: Only = match?.only ?? [],
) {
  if (!indexes) return undefined;
  const words = filter.freeWord ? askedWords(filter.freeWord) : undefined;
  if (words?.length === 0) return 'nothing' as const;
  const { unseen, limited } = await readVisibility(db, seeker);
  const where = [
    { any: [{ column: 'limited', among: [0] }, { ids: limited }] },
    ...(seeker.student === null ? [{ column: 'offWeb', among: [0] } as const] : []),
    { column: 'closesOn', from: dayNumber(seeker.today) },
    ...(unseen.length > 0 ? [{ not: { terms: unseen.map(companyTerm) } }] : []),
    ...inIndex(jobSearched, [
      ...companyConditionsOf(filter),
      ...jobConditionsOf(filter, seeker),
      ...only,
    ]),
  ];
  return { where, words };
}
