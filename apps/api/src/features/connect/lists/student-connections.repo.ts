import { connectLimits } from '@engawa/contract/connect/limits';
import { sql } from 'kysely';
import type { Db } from '../../../database.ts';
import { logoOf } from '../../contents/contents.query.ts';
import { microsecondsOf, placeText } from '../../contents/public.ts';
import { isOpenToStudent, jobs } from '../../jobs/jobs.query.ts';
import { threadBetween } from '../../messages/messages.query.ts';
import { reach } from '../../reach/reach.query.ts';
import { countsOf, isAfter, isListed, pageOf, type Which } from './connect-list.repo.ts';
import { requestColumns } from './request-columns.ts';

const place = placeText(microsecondsOf(sql`connection.since`));

const companies = (db: Db, studentId: string) =>
  db
    .selectFrom('company')
    .where(reach.studentMaySee({ student: studentId, company: sql.ref('company.id') }))
    .leftJoin('connection', (join) =>
      join
        .onRef('connection.company_id', '=', 'company.id')
        .on('connection.student_id', '=', studentId),
    );

/** The job of the request is open to the student; the row's company is one the student sees. */
export const isJobOpen = (studentId: string) => sql<boolean>`exists (
  select from ${jobs} as content
  where content.id = connection.job_id and ${isOpenToStudent(studentId)})`;

const columns = (studentId: string) =>
  [
    'company.id as companyId',
    'company.name_jp',
    'company.name_en',
    'company.verified_at',
    'connection.state',
    'connection.asked_by as askedBy',
    'connection.changed_by as changedBy',
    'connection.since',
    'connection.message',
    ...requestColumns,
    isJobOpen(studentId).as('jobOpen'),
    threadBetween(sql`${studentId}`, sql.ref('company.id')).as('threadId'),
    logoOf('company.id').as('logo'),
  ] as const;

export const findForStudent = (db: Db, studentId: string, companyId: string) =>
  companies(db, studentId)
    .where('company.id', '=', companyId)
    .select(columns(studentId))
    .executeTakeFirst();

export type StudentConnectRow = NonNullable<Awaited<ReturnType<typeof findForStudent>>>;

export interface Search {
  which: Which;
  cursor: string | undefined;
  now: Date;
}

export async function listForStudent(db: Db, studentId: string, { which, cursor, now }: Search) {
  let query = companies(db, studentId)
    .where('connection.student_id', '=', studentId)
    .where(isListed(which, 'student', now));
  if (cursor) query = query.where(isAfter(cursor, 'company_id'));
  const rows = await query
    .select([...columns(studentId), place.as('place')])
    .orderBy('connection.since', 'desc')
    .orderBy('connection.company_id', 'desc')
    .limit(connectLimits.perPage + 1)
    .execute();
  return pageOf(rows, ({ companyId }) => companyId);
}

export const countForStudent = (db: Db, studentId: string, now: Date) =>
  companies(db, studentId)
    .where('connection.student_id', '=', studentId)
    .select(countsOf('student', now))
    .executeTakeFirstOrThrow();
