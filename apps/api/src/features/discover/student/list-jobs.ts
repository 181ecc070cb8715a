import type { discoverJobs as endpoint } from '@engawa/contract/discover/student';
import { todayInJapan } from '@engawa/platform/clock/today';
import type { Handler } from '../../../handler.ts';
import { readResponseRates } from '../../applications/public.ts';
import { readProfile } from '../../profile/public.ts';
import { presentJobCard } from '../cards.present.ts';
import { listJobCards } from '../search/cards.repo.ts';
import { findJobs } from '../search/found.repo.ts';

export const listJobs: Handler<typeof endpoint> = async ({ db, actor, query, now }) => {
  const { sort = 'newest', cursor, ...filter } = query;
  const seeker = { student: actor.accountId, today: todayInJapan(now) };
  const [{ count, ids, nextCursor }, { residence }] = await Promise.all([
    findJobs(db, seeker, { filter, sort, cursor }),
    readProfile(db, actor.accountId),
  ]);
  const rows = await listJobCards(db, seeker, ids);
  const rates = await readResponseRates(
    db,
    rows.map(({ companyId }) => companyId),
  );
  const reader = { residence, today: seeker.today, rates };
  const cards = new Map(rows.map((row) => [row.id, row]));
  const jobs = ids.flatMap((id) => {
    const row = cards.get(id);
    return row ? presentJobCard(row, reader) : [];
  });
  return { jobs, count, nextCursor };
};
