import type { Db } from '../../../database.ts';
import { perWritten, readDocument } from '../../contents/public.ts';
import { openJobs } from '../jobs.query.ts';

interface Days {
  today: string;
  until: string;
  most: number;
}

/** The company's open jobs with a deadline in these days, the nearest first. */
export async function listEnding(db: Db, companyId: string, { today, until, most }: Days) {
  const rows = await db
    .selectFrom(openJobs.as('content'))
    .where('content.company_id', '=', companyId)
    .where('content.closes_on', '>=', today)
    .where('content.closes_on', '<=', until)
    .select(['content.id', 'content.published', 'content.closes_on as closesOn'])
    .orderBy('content.closes_on')
    .orderBy('content.id')
    .limit(most)
    .execute();
  return rows.flatMap(({ id, published, closesOn }) => {
    const job = readDocument('job')(published);
    if (job === null || closesOn === null) return [];
    return [{ id, title: perWritten('job', job, ({ position }) => position), closesOn }];
  });
}
