import { type RawBuilder, sql } from 'kysely';
import { type Condition, type Id, query } from '../../query.ts';
import { connectedPairs, isConnected } from '../connect/connect.query.ts';
import { isInList, listsWith } from '../save-lists/save-lists.query.ts';
import { nameWords } from './name-search.rules.ts';

/**
 * Whether the student belongs to the audience of a limited content; `content` is a table of the
 * surrounding statement. Blocking is checked separately, by `studentMaySee`.
 */
export const isInAudience = (student: Id): Condition => sql`(
  exists (
    select from audience_student
    where audience_student.content_id = content.id and audience_student.student_id = ${student})
  or exists (
    select from audience_list
    where audience_list.content_id = content.id
      and ${isInList(student, sql.ref('audience_list.list_id'))})
  or exists (
    select from audience
    where audience.content_id = content.id and audience.connected
      and ${isConnected({ student, company: sql.ref('content.company_id') })}))`;

/** The reverse of `isInAudience`: ids of the limited contents that the student sees. */
export const limitedTo = (student: Id): RawBuilder<string> => sql`(
  select audience_student.content_id from audience_student
  where audience_student.student_id = ${student}
  union all
  select audience_list.content_id
  from ${listsWith(student)} as listed join audience_list on audience_list.list_id = listed.list_id
  union all
  select audience.content_id
  from ${connectedPairs} as pair join audience
    on audience.company_id = pair.company_id and audience.connected
  where pair.student_id = ${student})`;

export const listsChosenBy = (companyId: string) =>
  query
    .selectFrom('audience_list')
    .select(['content_id', 'list_id'])
    .where('company_id', '=', companyId);

/** Prefix match as a range of the index; the greatest character is its upper bound. */
export const startsWith = (column: string, word: string) => sql<boolean>`(
  ${sql.ref(column)} >= name_fold(${word})
  and ${sql.ref(column)} < name_fold(${word}) || ${'\u{10ffff}'})`;

/** Students in whose name each typed word begins a word. */
export function named(studentId: string, typed: string): Condition {
  const words = nameWords(typed);
  if (words === undefined) return sql`false`;
  const has = words.map(
    (word) => sql`exists (
      select from student_name
      where student_name.student_id = ${sql.ref(studentId)}
        and ${startsWith('student_name.word', word)})`,
  );
  return sql`(${sql.join(has, sql` and `)})`;
}
