import { type RawBuilder, sql } from 'kysely';
import { query } from '../../query.ts';

export const findableStudents = query.selectFrom('student_search').selectAll('student_search');

export const findableWithActivity = findableStudents
  .leftJoin('student_shown as shown', 'shown.student_id', 'student_search.student_id')
  .select('shown.active_on');

/** The keys of terms in the newest rows. */
export const studentTerms = (most: number): RawBuilder<unknown> => sql`(
  select terms from student_search order by shown desc limit ${most})`;
