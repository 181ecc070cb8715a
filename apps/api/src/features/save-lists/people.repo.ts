import { saveListLimits } from '@engawa/contract/save-lists/limits';
import { sql } from 'kysely';
import type { Db } from '../../database.ts';
import { named } from '../audience/audience.query.ts';
import { connectionsOf, isConnected } from '../connect/connect.query.ts';
import { isAfterCursor, microsecondsOf, placeText, writeCursor } from '../contents/public.ts';
import { pictureOf } from '../files/files.query.ts';
import { threadBetween } from '../messages/messages.query.ts';
import { currentUniversities } from '../profile/profile.query.ts';
import { reach } from '../reach/reach.query.ts';

const place = microsecondsOf(sql`saved.saved_at`);

const people = (db: Db, companyId: string, listId: string) => {
  const pair = { student: sql.ref<string>('student.id'), company: companyId };
  return db
    .selectFrom('saved_student as saved')
    .innerJoin('save_list', 'save_list.id', 'saved.list_id')
    .innerJoin('student', 'student.id', 'saved.student_id')
    .leftJoin(currentUniversities.as('university'), 'university.student_id', 'student.id')
    .leftJoin('recruiter', 'recruiter.id', 'saved.saved_by')
    .leftJoin(connectionsOf(companyId).as('connection'), 'connection.student_id', 'student.id')
    .where('save_list.company_id', '=', companyId)
    .where('saved.list_id', '=', listId)
    .where(reach.companyMaySee(pair))
    .select(['student.id', 'student.first_name', 'student.last_name', 'student.name_order'])
    .select([
      'student.first_name_kana',
      'student.last_name_kana',
      pictureOf('student.picture_id').as('pictures'),
    ])
    .select(['university.name as university', 'university.place as universityPlace'])
    .select(['university.graduation', 'saved.note', 'saved.saved_at as savedAt'])
    .select(['recruiter.name as savedBy', 'connection.state', 'connection.asked_by as askedBy'])
    .select(['connection.changed_by as changedBy', 'connection.since', 'connection.message'])
    .select(reach.companyMayOpen(pair).as('live'))
    .select(threadBetween(pair.student, sql`${companyId}`).as('threadId'))
    .select(placeText(place).as('place'))
    .orderBy(place, 'desc')
    .orderBy('student.id', 'desc');
};

interface Page {
  cursor: string | undefined;
  word: string | undefined;
}

export async function listPeople(
  db: Db,
  { companyId, listId }: { companyId: string; listId: string },
  { cursor, word }: Page,
) {
  let query = people(db, companyId, listId);
  if (word) query = query.where(named('student.id', word));
  if (cursor) query = query.where(isAfterCursor(cursor, place, 'desc', 'student.id'));
  const { perPage } = saveListLimits;
  const rows = await query.limit(perPage + 1).execute();
  const page = rows.slice(0, perPage);
  const last = rows.length > page.length ? page.at(-1) : undefined;
  return { page, nextCursor: last ? writeCursor(last) : null };
}

export type PersonRow = Awaited<ReturnType<typeof listPeople>>['page'][number];

/** Connected members only: of others nothing may be exported. */
export const listConnected = (db: Db, companyId: string, listId: string) =>
  people(db, companyId, listId)
    .where(isConnected({ student: sql.ref('student.id'), company: companyId }))
    .execute();

export const listOfStudent = (db: Db, companyId: string, studentId: string) =>
  db
    .selectFrom('saved_student as saved')
    .innerJoin('save_list', 'save_list.id', 'saved.list_id')
    .leftJoin('recruiter', 'recruiter.id', 'saved.saved_by')
    .where('save_list.company_id', '=', companyId)
    .where('saved.student_id', '=', studentId)
    .select(['save_list.id as listId', 'save_list.name', 'saved.note'])
    .select(['saved.saved_at as savedAt', 'recruiter.name as savedBy'])
    .orderBy('save_list.name')
    .orderBy('save_list.id')
    .execute();

export async function isVisible(db: Db, companyId: string, studentId: string): Promise<boolean> {
  const row = await db
    .selectFrom('student')
    .select('student.id')
    .where('student.id', '=', studentId)
    .where(reach.companyMaySee({ student: studentId, company: companyId }))
    .executeTakeFirst();
  return row !== undefined;
}
