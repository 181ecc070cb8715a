import { sql } from 'kysely';
import type { Db } from '../../../database.ts';
import { isConnected } from '../../connect/connect.query.ts';
import { readDocument, type StoredDocument } from '../../contents/public.ts';
import { reach } from '../../reach/reach.query.ts';
import { isOpenToStudent, isShown, openJobs } from '../jobs.query.ts';

interface Pair {
  student: string;
  company: string;
}

/** More than any plan allows. */
const most = 200;

/** Open jobs of companies the student may see; the caller adds further conditions. */
const jobsOfSeen = (db: Db, studentId: string) =>
  db
    .selectFrom(openJobs.as('content'))
    .innerJoin('company', 'company.id', 'content.company_id')
    .where(reach.studentMaySee({ student: studentId, company: sql.ref('content.company_id') }))
    .select(['content.id', 'content.status', 'content.published'])
    .select(['company.id as companyId', 'company.name_jp', 'company.name_en'])
    .select('company.verified_at as verifiedAt');

const withDocuments = <Row extends { published: StoredDocument | null }>(rows: readonly Row[]) =>
  rows.flatMap(({ published, ...row }) => {
    const document = readDocument('job')(published);
    return document === null ? [] : [{ ...row, published: document }];
  });

export async function findVisibleJob(db: Db, studentId: string, id: string) {
  const rows = await jobsOfSeen(db, studentId)
    .where('content.id', '=', id)
    .where(isOpenToStudent(studentId))
    .execute();
  return withDocuments(rows)[0];
}

/** A job that this company shows the student: its own, or a lent one. */
export async function findShownJob(db: Db, { student, company }: Pair, id: string) {
  const job = await findVisibleJob(db, student, id);
  if (!job || job.companyId === company) return job;
  const lent = await listLentToStudent(db, { student, company });
  return lent.find((one) => one.id === id);
}

export const listOwnForStudent = async (db: Db, { student, company }: Pair) =>
  withDocuments(
    await jobsOfSeen(db, student)
      .where('content.company_id', '=', company)
      .where(isShown(student))
      .orderBy('content.published_at', 'desc')
      .orderBy('content.id')
      .limit(most)
      .execute(),
  );

export type ShownJobRow = Awaited<ReturnType<typeof listOwnForStudent>>[number];

/** Lent jobs that the company shows; empty for students who are not connected with it. */
export const listLentToStudent = async (db: Db, { student, company }: Pair) =>
  withDocuments(
    await jobsOfSeen(db, student)
      .innerJoin('job_share as share', 'share.job_id', 'content.id')
      .where('share.company_id', '=', company)
      .where('share.shown_at', 'is not', null)
      .where('content.status', '=', 1)
      .where(isConnected({ student, company }))
      .where(reach.studentMaySee({ student, company }))
      .orderBy('share.shown_at', 'desc')
      .orderBy('content.id')
      .limit(most)
      .execute(),
  );
