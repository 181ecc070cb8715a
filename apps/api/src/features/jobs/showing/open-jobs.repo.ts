import type { Db } from '../../../database.ts';
import { readDocument } from '../../contents/public.ts';
import { jobs } from '../jobs.query.ts';

const shownStatuses = [1, 4] as const;
const most = 100;

export async function listShownJobs(db: Db, companyId: string) {
  const rows = await db
    .selectFrom(jobs.as('content'))
    .where('content.company_id', '=', companyId)
    .where('content.status', 'in', shownStatuses)
    .select(['content.id', 'content.published'])
    .orderBy('content.status_changed_at', 'desc')
    .orderBy('content.id')
    .limit(most)
    .execute();
  return rows.flatMap(({ id, published }) => {
    const document = readDocument('job')(published);
    return document ? [{ id, document }] : [];
  });
}
