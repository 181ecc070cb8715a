import type { Db } from '../../../database.ts';
import { contentsOf } from '../../contents/contents.query.ts';
import { readDocument } from '../../contents/public.ts';

/** More than anybody applies for at one company. */
const most = 100;

export async function listOfStudent(db: Db, companyId: string, studentId: string) {
  const rows = await db
    .selectFrom('event_application as applied')
    .innerJoin(contentsOf('event').as('content'), 'content.id', 'applied.event_id')
    .where('content.company_id', '=', companyId)
    .where('applied.student_id', '=', studentId)
    .select(['content.id', 'content.draft', 'applied.state', 'applied.applied_at as appliedAt'])
    .orderBy('applied.applied_at', 'desc')
    .orderBy('content.id')
    .limit(most)
    .execute();
  return rows.map(({ draft, ...row }) => ({ ...row, event: readDocument('event')(draft) }));
}
