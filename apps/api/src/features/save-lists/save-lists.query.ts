import { type RawBuilder, sql } from 'kysely';
import { type Condition, type Id, query } from '../../query.ts';

export const listsOf = (companyId: string) =>
  query.selectFrom('save_list').select(['id', 'name']).where('company_id', '=', companyId);

export const isSavedBy = ({ student, company }: { student: Id; company: Id }): Condition =>
  sql`exists (
    select from saved_student join save_list on save_list.id = saved_student.list_id
    where saved_student.student_id = ${student} and save_list.company_id = ${company})`;

export const isInList = (student: Id, list: Id): Condition => sql`exists (
  select from saved_student
  where saved_student.list_id = ${list} and saved_student.student_id = ${student})`;

/** Ids of all lists, of any company, that contain the student. */
export const listsWith = (student: Id): RawBuilder<unknown> => sql`(
  select saved_student.list_id from saved_student where saved_student.student_id = ${student})`;

export const studentsInLists = query.selectFrom('saved_student').select(['list_id', 'student_id']);
