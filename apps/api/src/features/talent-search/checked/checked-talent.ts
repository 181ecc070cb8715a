import { longRuns } from '@engawa/platform/text/search-words';
import type { Db } from '../../../database.ts';
import type { FoundTalent, PageAsked, TalentQuery, TalentSearch } from '../port.ts';
import { listWriters } from './prose.repo.ts';

/** Of so many each is looked at; of more, so many are, and the count is an estimate from them. */
const mostLookedAt = 500;
/** A page on which nobody is left is followed by the next, so often. */
const mostPages = 10;

const runsOf = ({ filter: { freeWord } }: TalentQuery): string[] =>
  freeWord ? longRuns(freeWord) : [];

/**
 * Both engines find by pairs of letters, which may be scattered over a text. Here whoever they find by
 * a long word is looked at once more, so that nobody is shown who has not written it.
 */
export function checkedTalent(talent: TalentSearch, db: Db, most = mostLookedAt): TalentSearch {
  /** Of those who seem to fit: who does, and how many that makes of all. */
  async function look(query: TalentQuery, count: number) {
    const { students } = await talent.find(query, { order: 'newest', perPage: most });
    const ids = students.map(({ id }) => id);
    const writers = await listWriters(db, ids, runsOf(query));
    const isExact = count <= most;
    const share = writers.length / Math.max(ids.length, 1);
    return { writers, isExact, count: isExact ? writers.length : Math.round(count * share) };
  }

  /** Page after page, until somebody is on it. */
  async function findWriters(query: TalentQuery, first: FoundTalent, asked: PageAsked) {
    for (let page = first, pages = 1; ; pages += 1) {
      const ids = page.students.map(({ id }) => id);
      const writers = new Set(await listWriters(db, ids, runsOf(query)));
      const students = page.students.filter(({ id }) => writers.has(id));
      const { nextCursor } = page;
      if (students.length > 0 || nextCursor === null || pages === mostPages) {
        return { students, nextCursor };
      }
      page = await talent.find(query, { ...asked, page: undefined, cursor: nextCursor });
    }
  }

  return {
    find: async (query, asked) => {
      const found = await talent.find(query, asked);
      if (found.count === 0 || runsOf(query).length === 0) return found;
      const { writers, isExact, count } = await look(query, found.count);
      if (!isExact) return { count, isExact, ...(await findWriters(query, found, asked)) };
      if (count === found.count) return found;
      const { freeWord: _, ...filter } = query.filter;
      return talent.find({ ...query, filter, only: writers }, asked);
    },
    count: async (queries) => {
      const counts = await talent.count(queries);
      return Promise.all(
        queries.map(async (query, at) => {
          const count = counts[at] ?? 0;
          if (count === 0 || runsOf(query).length === 0) return count;
          return (await look(query, count)).count;
        }),
      );
    },
  };
}
