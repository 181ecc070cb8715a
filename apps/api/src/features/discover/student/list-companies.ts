import type { discoverCompanies as endpoint } from '@engawa/contract/discover/student';
import { todayInJapan } from '@engawa/platform/clock/today';
import type { Handler } from '../../../handler.ts';
import { readResponseRates } from '../../applications/public.ts';
import { presentCompanyCard } from '../cards.present.ts';
import { listCompanyCards } from '../search/cards.repo.ts';
import { findCompanies } from '../search/found.repo.ts';

export const listCompanies: Handler<typeof endpoint> = async ({ db, actor, query, now }) => {
  const { cursor, ...filter } = query;
  const seeker = { student: actor.accountId, today: todayInJapan(now) };
  const { count, ids, nextCursor } = await findCompanies(db, seeker, { filter, cursor });
  const [rows, rates] = await Promise.all([
    listCompanyCards(db, seeker, ids),
    readResponseRates(db, ids),
  ]);
  const cards = new Map(rows.map((row) => [row.companyId, row]));
  const companies = ids.flatMap((id) => {
    const row = cards.get(id);
    return row ? presentCompanyCard(row, rates) : [];
  });
  return { companies, count, nextCursor };
};
