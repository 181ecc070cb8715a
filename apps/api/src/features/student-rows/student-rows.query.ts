import { query } from '../../query.ts';

/** Students whom companies may find, with what they are searched and scored by. */
export const findableStudents = query.selectFrom('student_search').selectAll('student_search');

/** Findable students with the day of their last visit. */
export const findableWithActivity = findableStudents
  .leftJoin('student_shown as shown', 'shown.student_id', 'student_search.student_id')
  .select('shown.active_on');
