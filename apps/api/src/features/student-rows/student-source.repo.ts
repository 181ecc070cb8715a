import { oneOf } from '@engawa/platform/db/one-of.repo';
import type { IndexSource } from '@engawa/platform/search-index/index-source';
import { sql } from 'kysely';
import type { Db, Tables } from '../../database.ts';
import {
  type StudentColumn,
  storedNumbers,
  studentColumns,
  studentPacks,
} from './student-columns.ts';
import { marks, numberNames, readStudentLines } from './student-lines.ts';

const numbers = sql.join(
  numberNames.map((name) => sql.ref(storedNumbers[name])),
  sql`, `,
);
/** Strips separators from the university's name, which could otherwise end a row. */
const line = sql<string>`concat_ws(${marks.part}, student_id, current_country,
  coalesce(origin_country, ''), concat_ws(' ', ${numbers}), array_to_string(languages, ' '),
  array_to_string(languages_certified, ' '),
  translate(university, ${marks.part} || ${marks.row}, ''),
  words::text || ' ' || array_to_string(terms, ' '))`;

const lines = (db: Db) => db.selectFrom('student_search').select(['student_id', line.as('line')]);

async function readLines(db: Db, some: ReturnType<typeof lines>) {
  const { text, last } = await db
    .selectFrom(some.as('some'))
    .select([
      sql<string | null>`string_agg(line, ${marks.row})`.as('text'),
      sql<string | null>`max(student_id::text)`.as('last'),
    ])
    .executeTakeFirstOrThrow();
  return { rows: readStudentLines(text ?? ''), last };
}

/** Findable students for the index, from the same rows that SQL searches. */
export const studentSource: IndexSource<Tables, StudentColumn> = {
  name: 'student',
  columns: studentColumns,
  packs: studentPacks,
  order: 'shown',
  list: (db, after, limit) => {
    const all = lines(db).orderBy('student_id').limit(limit);
    return readLines(db, after === null ? all : all.where('student_id', '>', after));
  },
  read: async (db, ids) =>
    (await readLines(db, lines(db).where('student_id', '=', oneOf(ids)))).rows,
};
