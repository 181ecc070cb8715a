import { longRuns } from '@engawa/platform/text/search-words';
import type { ApiDatabases } from '../../../database.ts';
import type { Counted, FoundTalent, PageAsked, TalentQuery, TalentSearch } from '../port.ts';
import { listWriters } from './prose.repo.ts';

/** Up to this many hits are all checked; of more, only this many, and the count is extrapolated. */
const mostLookedAt = 500;
/** Hits read to fill one page; after the check a page may be shorter, even empty. */
const widePage = 200;

/** Fair turns per company; reading texts takes longer than reading rows. */
const turns = { endpoint: 'talent-prose', atOnce: 2, inLine: 16 };

const runsOf = ({ filter: { freeWord } }: TalentQuery): string[] =>
  freeWord ? longRuns(freeWord) : [];

interface Bounds {
  most?: number;
  wide?: number;
}

/**
 * Both engines search pairs of letters, which may be scattered over a text. This wrapper checks
 * each hit for words of more letters, so that only students who have written the word are shown.
 */
export function checkedTalent(
  talent: TalentSearch,
  { slowReads }: Pick<ApiDatabases, 'slowReads'>,
  { most = mostLookedAt, wide = widePage }: Bounds = {},
): TalentSearch {
  const writersOf = (query: TalentQuery, { students }: FoundTalent): Promise<string[]> =>
    slowReads.run({ ...turns, by: query.asker }, (db) =>
      listWriters(
        db,
        students.map(({ id }) => id),
        runsOf(query),
      ),
    );

  /** Checks hits; returns those with the word and the count, extrapolated above the limit. */
  async function look(query: TalentQuery, count: number) {
    const sample = await talent.find(query, { order: 'newest', perPage: most });
    const writers = await writersOf(query, sample);
    const isExact = count <= most;
    const share = writers.length / Math.max(sample.students.length, 1);
    return { writers, isExact, count: isExact ? writers.length : Math.round(count * share) };
  }

  /** A page of checked hits, where there are too many to check all. */
  async function findWriters(query: TalentQuery, asked: PageAsked) {
    // A page addressed by number must not read into the next one.
    const perPage = asked.page === undefined ? Math.max(wide, asked.perPage) : asked.perPage;
    const found = await talent.find(query, { ...asked, perPage });
    const writers = new Set(await writersOf(query, found));
    const all = found.students.filter(({ id }) => writers.has(id));
    const students = all.slice(0, asked.perPage);
    const isCut = students.length < all.length;
    return { students, nextCursor: isCut ? (students.at(-1)?.cursor ?? null) : found.nextCursor };
  }

  return {
    find: async (query, asked) => {
      const found = await talent.find(query, asked);
      if (found.count === 0 || runsOf(query).length === 0) return found;
      const { writers, isExact, count } = await look(query, found.count);
      if (!isExact) {
        const page = await findWriters(query, asked);
        // At least the hits shown, and not 0 while more pages follow.
        const least = Math.max(page.students.length, page.nextCursor === null ? 0 : 1);
        return { ...page, isExact, count: Math.max(count, least) };
      }
      if (count === found.count) return found;
      const { freeWord: _, ...filter } = query.filter;
      return talent.find({ ...query, filter, only: writers }, asked);
    },
    count: async (queries) => {
      const counts = await talent.count(queries);
      return Promise.all(
        counts.map(async (counted, at): Promise<Counted> => {
          const query = queries[at];
          if (!query || counted.count === 0 || runsOf(query).length === 0) return counted;
          const { count, isExact } = await look(query, counted.count);
          return { count, isExact };
        }),
      );
    },
  };
}
