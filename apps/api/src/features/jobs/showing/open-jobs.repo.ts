import type { Db } from '../../../database.ts';
import { readDocument } from '../../contents/public.ts';

const shownStatuses = [1, 4] as const;
const most = 100;

/** The jobs of a company that somebody can apply for now, as published; the newest first. */
export async function listShownJobs(db: Db, companyId: string) {
  const rows = await db
    .selectFrom('content')
    .innerJoin('job_posting as posting', 'posting.id', 'content.id')
    .where('content.company_id', '=', companyId)
    .where('posting.status', 'in', shownStatuses)
    .select(['content.id', 'content.published'])
    .orderBy('posting.status_changed_at', 'desc')
    .orderBy('content.id')
    .limit(most)
    .execute();
  return rows.flatMap(({ id, published }) => {
    const document = readDocument('job')(published);
    return document ? [{ id, document }] : [];
  });
}
