import type { discoverCompanies as endpoint } from '@engawa/contract/discover/student';
import { todayInJapan } from '@engawa/platform/clock/today';
import type { SearchEngine } from '@engawa/platform/search-index/search-engine';
import type { Handler } from '../../../handler.ts';
import { readCompanyCards } from '../read-cards.ts';
import { readSearcher } from '../read-searcher.ts';
import { findCompanies } from '../search/find-companies.ts';

export const listCompanies =
  (indexes: SearchEngine | undefined): Handler<typeof endpoint> =>
  async ({ db, actor, query, now }) => {
    const { cursor, ...filter } = query;
    const student = { student: actor.accountId, today: todayInJapan(now) };
    const seeker = await readSearcher(db, student, filter);
    const found = await findCompanies({ db, indexes }, seeker, { filter, cursor });
    const { count, ids, nextCursor } = found;
    return { companies: await readCompanyCards(db, seeker, ids), count, nextCursor };
  };
