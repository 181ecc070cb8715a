import { sql } from 'kysely';
import type { Db } from '../../../database.ts';
import { isInAudience } from '../../audience/audience.query.ts';
import { jobs } from '../../jobs/jobs.query.ts';
import { reach } from '../../reach/reach.query.ts';

/**
 * Whether the student could ever see the job; a job never shown must look non-existent. A limited
 * job exists for its audience and for students who have applied for it.
 */
export async function isPublishedFor(db: Db, studentId: string, jobId: string): Promise<boolean> {
  const row = await db
    .selectFrom(jobs.as('content'))
    .where('content.id', '=', jobId)
    .where('content.published', 'is not', null)
    .where((where) =>
      where.or([
        where('content.status', '<>', 4),
        isInAudience(studentId),
        where.exists(
          where
            .selectFrom('application')
            .whereRef('application.job_id', '=', 'content.id')
            .where('application.student_id', '=', studentId),
        ),
      ]),
    )
    .where(reach.studentMaySee({ student: studentId, company: sql.ref('content.company_id') }))
    .select('content.id')
    .executeTakeFirst();
  return row !== undefined;
}
