import { sql } from 'kysely';
import type { Db } from '../../../database.ts';
import { isInAudience } from '../../audience/audience.query.ts';
import { readDocument } from '../../contents/public.ts';
import { postsOf } from '../../posts/posts.query.ts';
import { reach } from '../../reach/reach.query.ts';
import { savedCompanies } from '../../saved/saved.query.ts';

/** More than anybody scrolls through; the latest published are mostly ahead. */
const most = 300;

export async function listEventsOfSaved(db: Db, studentId: string) {
  const rows = await db
    .selectFrom(savedCompanies.as('saved'))
    .innerJoin('company', 'company.id', 'saved.company_id')
    .innerJoin(postsOf('event').as('content'), 'content.company_id', 'company.id')
    .where('saved.student_id', '=', studentId)
    .where('content.published', 'is not', null)
    .where((where) =>
      where.or([
        where('content.status', '=', 'public'),
        where.and([where('content.status', '=', 'limited'), isInAudience(studentId)]),
      ]),
    )
    .where(reach.studentMaySee({ student: studentId, company: sql.ref('company.id') }))
    .select(['content.id as eventId', 'content.published'])
    .select(['company.id as companyId', 'company.name_jp', 'company.name_en'])
    .orderBy('content.published_at', 'desc')
    .orderBy('content.id')
    .limit(most)
    .execute();
  return rows.flatMap(({ published, ...row }) => {
    const event = readDocument('event')(published);
    return event ? [{ ...row, event }] : [];
  });
}
