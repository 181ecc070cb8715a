import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../database.ts';
import { isInAudience } from '../../audience/audience.query.ts';
import { isConnected } from '../../connect/connect.query.ts';
import { readDocument, type StoredDocument } from '../../contents/public.ts';
import { reach } from '../../reach/reach.query.ts';
import { openStatuses } from '../status/job-status.rules.ts';

interface Pair {
  student: string;
  company: string;
}

/** More than one plan allows. */
const most = 200;

/** Open jobs of companies that the student may see; what else must hold, the caller adds. */
const openJobs = (db: Db, studentId: string) =>
  db
    .selectFrom('job_posting as posting')
    .innerJoin('content', 'content.id', 'posting.id')
    .innerJoin('company', 'company.id', 'content.company_id')
    .where('posting.status', 'in', openStatuses)
    .where('content.published', 'is not', null)
    .where(reach.studentMaySee({ student: studentId, company: sql.ref('content.company_id') }))
    .select(['content.id', 'posting.status', 'content.published'])
    .select(['company.id as companyId', 'company.name_jp', 'company.name_en'])
    .select('company.verified_at as verifiedAt');

/** By its own company: to everybody, or to an audience that the student is in. */
const isShown = (studentId: string): RawBuilder<SqlBool> =>
  sql`(posting.status = 1 or ${isInAudience(studentId)})`;

/** By a company that was lent the job, to students it is connected with; not while it is limited. */
const isLent = (studentId: string): RawBuilder<SqlBool> => {
  const pair = { student: studentId, company: sql.ref<string>('job_share.company_id') };
  return sql`posting.status = 1 and exists (
    select from job_share
    where job_share.job_id = posting.id and job_share.shown_at is not null
      and ${isConnected(pair)} and ${reach.studentMaySee(pair)})`;
};

/**
 * Whether the student sees the job of the surrounding statement and can apply for it; there it is
 * called `posting`, and its content `content`. Whether they see the company, `studentMaySee` says.
 */
export const isOpenToStudent = (studentId: string): RawBuilder<SqlBool> =>
  sql`(posting.status in (${sql.join(openStatuses)}) and content.published is not null
    and (${isShown(studentId)} or ${isLent(studentId)}))`;

const withDocuments = <Row extends { published: StoredDocument | null }>(rows: readonly Row[]) =>
  rows.flatMap(({ published, ...row }) => {
    const document = readDocument('job')(published);
    return document === null ? [] : [{ ...row, published: document }];
  });

/** Undefined where the student may not see the job. */
export async function findVisibleJob(db: Db, studentId: string, id: string) {
  const rows = await openJobs(db, studentId)
    .where('posting.id', '=', id)
    .where(isOpenToStudent(studentId))
    .execute();
  return withDocuments(rows)[0];
}

/** A job that this company shows the student: its own, or one it was lent. */
export async function findShownJob(db: Db, { student, company }: Pair, id: string) {
  const job = await findVisibleJob(db, student, id);
  if (!job || job.companyId === company) return job;
  const lent = await listLentToStudent(db, { student, company });
  return lent.find((one) => one.id === id);
}

export const listOwnForStudent = async (db: Db, { student, company }: Pair) =>
  withDocuments(
    await openJobs(db, student)
      .where('content.company_id', '=', company)
      .where(isShown(student))
      .orderBy('content.published_at', 'desc')
      .orderBy('content.id')
      .limit(most)
      .execute(),
  );

export type ShownJobRow = Awaited<ReturnType<typeof listOwnForStudent>>[number];

/** What partners have lent to the company and it shows; nothing to whom it is not connected with. */
export const listLentToStudent = async (db: Db, { student, company }: Pair) =>
  withDocuments(
    await openJobs(db, student)
      .innerJoin('job_share as share', 'share.job_id', 'posting.id')
      .where('share.company_id', '=', company)
      .where('share.shown_at', 'is not', null)
      .where('posting.status', '=', 1)
      .where(isConnected({ student, company }))
      .where(reach.studentMaySee({ student, company }))
      .orderBy('share.shown_at', 'desc')
      .orderBy('content.id')
      .limit(most)
      .execute(),
  );
