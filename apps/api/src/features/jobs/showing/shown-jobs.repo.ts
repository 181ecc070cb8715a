import { sql } from 'kysely';
import type { Db } from '../../../database.ts';
import { readDocument } from '../../contents/public.ts';
import { isInAudience, reach } from '../../reach/public.ts';

/** Undefined where the student may not see the job. */
export async function findVisibleJob(db: Db, studentId: string, id: string) {
  const row = await db
    .selectFrom('job_posting as posting')
    .innerJoin('content', 'content.id', 'posting.id')
    .select(['content.id', 'content.company_id as companyId', 'content.published'])
    .where('posting.id', '=', id)
    .where((where) =>
      where.or([
        where('posting.status', '=', 1),
        where.and([where('posting.status', '=', 4), isInAudience(studentId)]),
      ]),
    )
    .where(reach.studentMaySee({ student: studentId, company: sql.ref('content.company_id') }))
    .executeTakeFirst();
  const published = readDocument('job')(row?.published ?? null);
  return row && published ? { ...row, published } : undefined;
}
