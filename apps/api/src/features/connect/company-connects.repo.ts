import { connectLimits } from '@engawa/contract/connect/limits';
import { sql } from 'kysely';
import type { Db } from '../../database.ts';
import { named } from '../audience/public.ts';
import { microsecondsOf, placeText } from '../contents/public.ts';
import { reach } from '../reach/public.ts';
import { countsOf, isAfter, isListed, pageOf, type Which } from './connect-list.repo.ts';

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
    .leftJoin('stored_file as picture', 'picture.id', 'student.picture_id')
    .leftJoin('student_university as university', (join) =>
      join.onRef('university.student_id', '=', 'student.id').on('university.position', '=', 0),
    )
    .select([
      'student.id',
      'student.first_name',
      'student.last_name',
      'student.first_name_kana',
      'student.last_name_kana',
      'university.name as university',
      'university.place as universityPlace',
      'university.graduation',
      'picture.pictures',
      'recruiter.name as recruiter',
      'connection.state',
      'connection.asked_by as askedBy',
      'connection.changed_by as changedBy',
      'connection.since',
      'connection.message',
    ]);

export const findForCompany = (db: Db, companyId: string, studentId: string) =>
  shown(db, companyId).where('student.id', '=', studentId).executeTakeFirst();

export type CompanyConnectRow = NonNullable<Awaited<ReturnType<typeof findForCompany>>>;

export interface Search {
  which: Which;
  word: string | undefined;
  cursor: string | undefined;
  now: Date;
}

export async function listForCompany(db: Db, companyId: string, search: Search) {
  const { which, word, cursor, now } = search;
  let query = shown(db, companyId)
    .where('connection.company_id', '=', companyId)
    .where(isListed(which, 'company', now));
  if (word) query = query.where(named('student.id', word));
  if (cursor) query = query.where(isAfter(cursor, 'student_id'));
  const rows = await query
    .select(place.as('place'))
    .orderBy('connection.since', 'desc')
    .orderBy('connection.student_id', 'desc')
    .limit(connectLimits.perPage + 1)
    .execute();
  return pageOf(rows, ({ id }) => id);
}

export const countForCompany = (db: Db, companyId: string, word: string | undefined, now: Date) => {
  const query = students(db, companyId).where('connection.company_id', '=', companyId);
  return (word ? query.where(named('student.id', word)) : query)
    .select(countsOf('company', now))
    .executeTakeFirstOrThrow();
};
