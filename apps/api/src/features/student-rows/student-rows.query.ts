import { query } from '../../query.ts';

/** Students whom companies may find, with the columns for search and score. */
export const findableStudents = query.selectFrom('student_search').selectAll('student_search');

/** Findable students with the day of their last activity. */
export const findableWithActivity = findableStudents
  .leftJoin('student_shown as shown', 'shown.student_id', 'student_search.student_id')
  .select('shown.active_on');
