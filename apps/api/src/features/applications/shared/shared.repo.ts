import { sql } from 'kysely';
import type { Db } from '../../../database.ts';
import { isOpenToStudent, jobs } from '../../jobs/jobs.query.ts';
import { reach } from '../../reach/reach.query.ts';
import { stepsOfApplication } from './shared-steps.query.ts';

export interface Pair {
  student: string;
  company: string;
}

const most = 20;

/** Sent applications of a pair with the steps that both sides know, the first one first. */
export const listShared = (db: Db, { student, company }: Pair) =>
  db
    .selectFrom('application')
    .leftJoin('application_snapshot as snapshot', 'snapshot.application_id', 'application.id')
    .where('application.company_id', '=', company)
    .where('application.student_id', '=', student)
    .where('application.applied_at', 'is not', null)
    .select(['application.id', 'application.job_id as jobId', 'application.status'])
    .select(['application.title_jp as titleJp', 'application.title_en as titleEn'])
    .select(sql<Date>`application.applied_at`.as('appliedAt'))
    .select(['snapshot.version', 'snapshot.document'])
    .select(stepsOfApplication.as('steps'))
    .orderBy('application.applied_at')
    .orderBy('application.id')
    .limit(most)
    .execute();

export type SharedRow = Awaited<ReturnType<typeof listShared>>[number];

/** Which of these jobs the student can open on the company's page. */
export async function listOpenJobs(
  db: Db,
  { student, company }: Pair,
  jobIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom(jobs.as('content'))
    .where('content.id', 'in', jobIds)
    .where(isOpenToStudent(student))
    .where(reach.studentMaySee({ student, company }))
    .select('content.id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}
