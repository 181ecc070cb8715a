import { oneOf } from '@engawa/platform/db/one-of.repo';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database.ts';
import type { NameSearch } from './name-search.rules.ts';
import { reachableStudents } from './students.repo.ts';

const most = 20;

export const listSaveLists = (db: Db, companyId: string) =>
  db
    .selectFrom('save_list')
    .where('company_id', '=', companyId)
    .select(['id', 'name'])
    .select((of) =>
      of
        .selectFrom('saved_student')
        .whereRef('list_id', '=', 'save_list.id')
        .select((count) => count.fn.countAll<number>().as('count'))
        .as('students'),
    )
    .orderBy('name')
    .orderBy('id')
    .execute();

const students = (db: Db, companyId: string) =>
  reachableStudents(db, companyId)
    .leftJoin('student_university as university', (join) =>
      join.onRef('university.student_id', '=', 'student.id').on('university.position', '=', 0),
    )
    .select(['student.id', 'first_name', 'last_name', 'university.name as university']);

export type StudentOptionRow = Awaited<ReturnType<typeof findChosen>>[number];

/** Those chosen before stay in sight, also while they are not looking for a job. */
export const findChosen = (db: Db, companyId: string, ids: readonly string[]) =>
  students(db, companyId).where('student.id', '=', oneOf(ids)).orderBy('student.id').execute();

export const findNamed = (db: Db, companyId: string, { written, kana }: NameSearch) =>
  students(db, companyId)
    .leftJoin('student_settings as settings', 'settings.student_id', 'student.id')
    .where((where) =>
      where.or([
        where('settings.job_hunting', 'is', null),
        where('settings.job_hunting', '!=', 'not-looking'),
      ]),
    )
    .where(
      sql<boolean>`(${named('first_name', 'last_name', written)}
        or ${named('first_name_kana', 'last_name_kana', kana)})`,
    )
    .orderBy('last_name')
    .orderBy('first_name')
    .orderBy('student.id')
    .limit(most)
    .execute();

/** In whichever order the two are told, and whatever stands between them. */
function named(first: string, last: string, part: string): RawBuilder<boolean> {
  const pattern = `%${part.replace(/[\\%_]/g, '\\$&')}%`;
  const [given, family] = [sql.ref(`student.${first}`), sql.ref(`student.${last}`)];
  return sql`(replace(normalize(concat(${given}, ${family}), nfkc), ' ', '') ilike ${pattern}
    or replace(normalize(concat(${family}, ${given}), nfkc), ' ', '') ilike ${pattern})`;
}
