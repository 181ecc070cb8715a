import { sql } from 'kysely';
import type { Db } from '../../../database.ts';
import { isInAudience } from '../../audience/audience.query.ts';
import { readDocument } from '../../contents/public.ts';
import { reach } from '../../reach/reach.query.ts';

/** More than anybody looks through; the ones that were published last are to come. */
const most = 300;

/** Events that companies of the student's list show them; those that are over, too. */
export async function listEventsOfSaved(db: Db, studentId: string) {
  const rows = await db
    .selectFrom('saved_company')
    .innerJoin('company', 'company.id', 'saved_company.company_id')
    .innerJoin('content', 'content.company_id', 'company.id')
    .innerJoin('post', 'post.id', 'content.id')
    .where('saved_company.student_id', '=', studentId)
    .where('post.kind', '=', 'event')
    .where('content.published', 'is not', null)
    .where((where) =>
      where.or([
        where('post.status', '=', 'public'),
        where.and([where('post.status', '=', 'limited'), isInAudience(studentId)]),
      ]),
    )
    .where(reach.studentMaySee({ student: studentId, company: sql.ref('company.id') }))
    .select(['post.id as eventId', 'content.published'])
    .select(['company.id as companyId', 'company.name_jp', 'company.name_en'])
    .orderBy('content.published_at', 'desc')
    .orderBy('post.id')
    .limit(most)
    .execute();
  return rows.flatMap(({ published, ...row }) => {
    const event = readDocument('event')(published);
    return event ? [{ ...row, event }] : [];
  });
}
