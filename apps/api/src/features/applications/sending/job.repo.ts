import { sql } from 'kysely';
import type { Db, Tx } from '../../../database.ts';
import { isInAudience } from '../../audience/audience.query.ts';
import { isConnected } from '../../connect/connect.query.ts';
import { reach } from '../../reach/reach.query.ts';

export async function lockPosting(tx: Tx, jobId: string): Promise<void> {
  await tx
    .selectFrom('content')
    .innerJoin('job_posting as posting', 'posting.id', 'content.id')
    .where('content.id', '=', jobId)
    .select('content.id')
    .forShare()
    .execute();
}

/**
 * Whether the student could have seen the job at some time: of what was never shown nothing is said. A
 * limited job exists for its audience, and for students who have applied for it.
 */
export async function isPublishedFor(db: Db, studentId: string, jobId: string): Promise<boolean> {
  const row = await db
    .selectFrom('content')
    .innerJoin('job_posting as posting', 'posting.id', 'content.id')
    .where('content.id', '=', jobId)
    .where('content.published', 'is not', null)
    .where((where) =>
      where.or([
        where('posting.status', '<>', 4),
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

/** The partner that shows the job to this student; the one they name, or the first. */
export const findLender = (
  db: Db,
  { student, jobId, via }: { student: string; jobId: string; via: string | undefined },
) => {
  const pair = { student, company: sql.ref<string>('share.company_id') };
  let query = db
    .selectFrom('job_share as share')
    .innerJoin('content', 'content.id', 'share.job_id')
    .innerJoin('company', 'company.id', 'share.company_id')
    .where('share.job_id', '=', jobId)
    .where('share.shown_at', 'is not', null)
    .where(isConnected(pair))
    .where(reach.studentMaySee(pair));
  // Whoever is in the audience of a limited job came by themselves.
  query = via
    ? query.where('share.company_id', '=', via)
    : query.where((where) => where.not(isInAudience(student)));
  return query
    .select(['company.id', 'company.name_jp as jp', 'company.name_en as en'])
    .orderBy('share.shown_at')
    .executeTakeFirst();
};
