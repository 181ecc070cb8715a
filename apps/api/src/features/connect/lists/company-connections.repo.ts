import { connectLimits } from '@engawa/contract/connect/limits';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../../database.ts';
import { named } from '../../audience/audience.query.ts';
import { microsecondsOf, placeText } from '../../contents/public.ts';
import { pictureOf } from '../../files/files.query.ts';
import { threadBetween } from '../../messages/messages.query.ts';
import { currentUniversities } from '../../profile/profile.query.ts';
import { reach } from '../../reach/reach.query.ts';
import { hasLabel, labelsOn } from '../connect.query.ts';
import { countsOf, isAfter, isListed, pageOf, type Which } from './connect-list.repo.ts';
import { requestColumns } from './request-columns.ts';

const place = placeText(microsecondsOf(sql`connection.since`));

const students = (db: Db, companyId: string) =>
  db
    .selectFrom('student')
    .where(reach.companyMaySee({ student: sql.ref('student.id'), company: companyId }))
    .leftJoin('connection', (join) =>
      join
        .onRef('connection.student_id', '=', 'student.id')
        .on('connection.company_id', '=', companyId),
    );

const shown = (db: Db, companyId: string) =>
  students(db, companyId)
    .leftJoin('recruiter', 'recruiter.id', 'connection.recruiter_id')
    .leftJoin(currentUniversities.as('university'), 'university.student_id', 'student.id')
    .select([
      'student.id',
      'student.first_name',
      'student.last_name',
      'student.name_order',
      'student.first_name_kana',
      'student.last_name_kana',
      'university.name as university',
      'university.place as universityPlace',
      'university.graduation',
      pictureOf('student.picture_id').as('pictures'),
      'recruiter.name as recruiter',
      'connection.state',
      'connection.asked_by as askedBy',
      'connection.changed_by as changedBy',
      'connection.since',
      'connection.message',
      ...requestColumns,
      sql<boolean>`false`.as('jobOpen'),
      threadBetween(sql.ref('student.id'), sql`${companyId}`).as('threadId'),
      reach.companyMayOpen({ student: sql.ref('student.id'), company: companyId }).as('live'),
      'connection.new_to_company as isNew',
    ])
    .select(
      jsonArrayFrom(labelsOn({ student: sql.ref('student.id'), company: companyId })).as('labels'),
    );

export const findForCompany = (db: Db, companyId: string, studentId: string) =>
  shown(db, companyId).where('student.id', '=', studentId).executeTakeFirst();

export type CompanyConnectRow = NonNullable<Awaited<ReturnType<typeof findForCompany>>>;

export interface Narrowing {
  word: string | undefined;
  label: string | undefined;
  now: Date;
}

/** The filter of the company's list of connections, as conditions of the surrounding statement. */
function fits(
  companyId: string,
  { word, label }: Narrowing,
  student: 'student.id' | 'connection.student_id' = 'student.id',
): RawBuilder<SqlBool> {
  const conditions = [sql`connection.company_id = ${companyId}`];
  if (word) conditions.push(named(student, word));
  if (label) conditions.push(hasLabel(label, { student: sql.ref(student), company: companyId }));
  return sql`(${sql.join(conditions, sql` and `)})`;
}

const listed = (db: Db, companyId: string, which: Which, narrowing: Narrowing) =>
  shown(db, companyId)
    .where(fits(companyId, narrowing))
    .where(isListed(which, 'company', narrowing.now))
    .orderBy('connection.since', 'desc')
    .orderBy('connection.student_id', 'desc');

export async function listForCompany(
  db: Db,
  companyId: string,
  { which, cursor, ...narrowing }: Narrowing & { which: Which; cursor: string | undefined },
) {
  let query = listed(db, companyId, which, narrowing);
  if (cursor) query = query.where(isAfter(cursor, 'student_id'));
  const rows = await query
    .select(place.as('place'))
    .limit(connectLimits.perPage + 1)
    .execute();
  return pageOf(rows, ({ id }) => id);
}

export const listAllForCompany = (
  db: Db,
  companyId: string,
  { which, ...narrowing }: Narrowing & { which: Which },
) => listed(db, companyId, which, narrowing).limit(connectLimits.exported).execute();

/** The list may have thousands of rows, so only columns that decide are read. */
export const countForCompany = (db: Db, companyId: string, narrowing: Narrowing) =>
  db
    .selectFrom('connection')
    .where('connection.state', 'in', ['asked', 'connected'])
    .where(fits(companyId, narrowing, 'connection.student_id'))
    .where(reach.companyMaySee({ student: sql.ref('connection.student_id'), company: companyId }))
    .select(countsOf('company', narrowing.now))
    .executeTakeFirstOrThrow();
