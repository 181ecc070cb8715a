import { type RawBuilder, sql } from 'kysely';
import { type Condition, type Id, query } from '../../query.ts';

/** Save lists of a company. */
export const listsOf = (companyId: string) =>
  query.selectFrom('save_list').select(['id', 'name']).where('company_id', '=', companyId);

/** Whether the student is in any list of the company. */
export const isSavedBy = ({ student, company }: { student: Id; company: Id }): Condition =>
  sql`exists (
    select from saved_student join save_list on save_list.id = saved_student.list_id
    where saved_student.student_id = ${student} and save_list.company_id = ${company})`;

/** Whether the student is in this list. */
export const isInList = (student: Id, list: Id): Condition => sql`exists (
  select from saved_student
  where saved_student.list_id = ${list} and saved_student.student_id = ${student})`;

/** Ids of the lists, of any company, that the student is in. */
export const listsWith = (student: Id): RawBuilder<unknown> => sql`(
  select saved_student.list_id from saved_student where saved_student.student_id = ${student})`;

/** Students by list. */
export const studentsInLists = query.selectFrom('saved_student').select(['list_id', 'student_id']);
