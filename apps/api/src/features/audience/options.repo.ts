import { oneOf } from '@engawa/platform/db/one-of.repo';
import { sql } from 'kysely';
import type { Db } from '../../database.ts';
import { currentUniversities } from '../profile/profile.query.ts';
import { reach } from '../reach/reach.query.ts';
import { listsOf, studentsInLists } from '../save-lists/save-lists.query.ts';
import { startsWith } from './audience.query.ts';
import { isKnownTo, reachableStudents } from './students.repo.ts';

export const listSaveLists = (db: Db, companyId: string) =>
  db
    .selectFrom(listsOf(companyId).as('list'))
    .select(['list.id', 'list.name'])
    .select((of) =>
      of
        .selectFrom(studentsInLists.as('saved'))
        .whereRef('saved.list_id', '=', 'list.id')
        .where(reach.companyMaySee({ student: sql.ref('saved.student_id'), company: companyId }))
        .select((count) => count.fn.countAll<number>().as('count'))
        .as('students'),
    )
    .orderBy('name')
    .orderBy('id')
    .execute();

/** Bounds the work: only this many name matches are checked for visibility. */
const mostCandidates = 500;

const students = (db: Db, companyId: string) =>
  reachableStudents(db, companyId)
    .leftJoin(currentUniversities.as('university'), 'university.student_id', 'student.id')
    .select([
      'student.id',
      'first_name',
      'last_name',
      'name_order',
      'university.name as university',
      'university.place',
      reach.companyMayOpen({ student: sql.ref('student.id'), company: companyId }).as('live'),
    ]);

export type StudentOptionRow = Awaited<ReturnType<typeof findChosen>>[number];

/** Chosen students stay listed even while they are not looking for a job. */
export const findChosen = (db: Db, companyId: string, ids: readonly string[]) =>
  students(db, companyId)
    .where('student.id', '=', oneOf(ids))
    .where(isKnownTo(companyId))
    .orderBy('student.id')
    .execute();

/** Longest first, because it matches the fewest rows. */
export type NameWords = readonly [string, ...string[]];

/** In the order of the matched word; `most` rows and one more if there are more. */
export const findNamed = (
  db: Db,
  companyId: string,
  [longest, ...others]: NameWords,
  most: number,
) =>
  students(db, companyId)
    .innerJoin(
      (named) =>
        named
          .selectFrom(
            named
              .selectFrom('student_name')
              .where(startsWith('student_name.word', longest))
              .orderBy('word')
              .orderBy('student_id')
              .limit(mostCandidates)
              .select(['word', 'student_id'])
              .as('candidate'),
          )
          .groupBy('candidate.student_id')
          .select('candidate.student_id')
          .select((of) => of.fn.min('candidate.word').as('word'))
          .as('found'),
      (join) => join.onRef('found.student_id', '=', 'student.id'),
    )
    .where(reach.companyMayFind({ student: sql.ref('student.id'), company: companyId }))
    .where((where) =>
      where.and(
        others.map((word) =>
          where.exists(
            where
              .selectFrom('student_name as other')
              .whereRef('other.student_id', '=', 'student.id')
              .where(startsWith('other.word', word))
              .select('other.word'),
          ),
        ),
      ),
    )
    .orderBy('found.word')
    .orderBy('student.id')
    .limit(most + 1)
    .execute();
