import { query } from '../../query.ts';

export const findableStudents = query.selectFrom('student_search').selectAll('student_search');

export const findableWithActivity = findableStudents
  .leftJoin('student_shown as shown', 'shown.student_id', 'student_search.student_id')
  .select('shown.active_on');
