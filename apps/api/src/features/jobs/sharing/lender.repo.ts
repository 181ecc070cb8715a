import { sql } from 'kysely';
import type { Db } from '../../../database.ts';
import { isInAudience } from '../../audience/audience.query.ts';
import { isConnected } from '../../connect/connect.query.ts';
import { contentsOf } from '../../contents/contents.query.ts';
import { reach } from '../../reach/reach.query.ts';

/** The partner that shows the job to this student: the one they name, else the first. */
export const findLender = (
  db: Db,
  { student, jobId, via }: { student: string; jobId: string; via: string | undefined },
) => {
  const pair = { student, company: sql.ref<string>('share.company_id') };
  let query = db
    .selectFrom('job_share as share')
    .innerJoin(contentsOf('job').as('content'), 'content.id', 'share.job_id')
    .innerJoin('company', 'company.id', 'share.company_id')
    .where('share.job_id', '=', jobId)
    .where('share.shown_at', 'is not', null)
    .where(isConnected(pair))
    .where(reach.studentMaySee(pair));
  // A student in the job's own audience needs no partner to see the job.
  query = via
    ? query.where('share.company_id', '=', via)
    : query.where((where) => where.not(isInAudience(student)));
  return query
    .select(['company.id', 'company.name_jp as jp', 'company.name_en as en'])
    .orderBy('share.shown_at')
    .executeTakeFirst();
};
