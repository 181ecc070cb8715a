import type { discoverCompanies as endpoint } from '@engawa/contract/discover/student';
import { todayInJapan } from '@engawa/platform/clock/today';
import type { Handler } from '../../../handler.ts';
import { readCompanyCards } from '../read-cards.ts';
import { findCompanies } from '../search/found.repo.ts';

export const listCompanies: Handler<typeof endpoint> = async ({ db, actor, query, now }) => {
  const { cursor, ...filter } = query;
  const seeker = { student: actor.accountId, today: todayInJapan(now) };
  const { count, ids, nextCursor } = await findCompanies(db, seeker, { filter, cursor });
  return { companies: await readCompanyCards(db, seeker, ids), count, nextCursor };
};
