import { longRuns } from '@engawa/platform/text/search-words';
import type { ApiDatabases } from '../../../database.ts';
import type { Counted, FoundTalent, PageAsked, TalentQuery, TalentSearch } from '../port.ts';
import { listWriters } from './prose.repo.ts';

/** Of so many each is looked at; of more, so many are, and the count is an estimate from them. */
const mostLookedAt = 500;
/** Among so many a page's people are looked for; it may be shorter, and even empty. */
const widePage = 200;

/** Who asks is a company, as in the search itself; texts are longer to read than rows. */
const turns = { endpoint: 'talent-prose', atOnce: 2, inLine: 16 };

const runsOf = ({ filter: { freeWord } }: TalentQuery): string[] =>
  freeWord ? longRuns(freeWord) : [];

interface Bounds {
  most?: number;
  wide?: number;
}

/**
 * Both engines find by pairs of letters, which may be scattered over a text. Here whoever they find by
 * a long word is looked at once more, so that nobody is shown who has not written it.
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

  /** Of those who seem to fit: who does, and how many that makes of all. */
  async function look(query: TalentQuery, count: number) {
    const sample = await talent.find(query, { order: 'newest', perPage: most });
    const writers = await writersOf(query, sample);
    const isExact = count <= most;
    const share = writers.length / Math.max(sample.students.length, 1);
    return { writers, isExact, count: isExact ? writers.length : Math.round(count * share) };
  }

  /** A page of those who do, where there are too many to look at each. */
  async function findWriters(query: TalentQuery, asked: PageAsked) {
    // A page by its number ends where the next begins.
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
        // Never fewer than are there to be seen, and nobody is not said before the end.
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
