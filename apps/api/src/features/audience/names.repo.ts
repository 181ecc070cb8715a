import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { nameWords } from './name-search.rules.ts';

/** As bounds of the index: the last character of all stands after whatever may follow. */
export const startsWith = (column: string, word: string) => sql<boolean>`(
  ${sql.ref(column)} >= name_fold(${word})
  and ${sql.ref(column)} < name_fold(${word}) || ${'\u{10ffff}'})`;

/** Students of the surrounding statement whose name has a word for each of the typed ones. */
export function named(studentId: string, typed: string): RawBuilder<SqlBool> {
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
