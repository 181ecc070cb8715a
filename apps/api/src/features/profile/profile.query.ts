import { query } from '../../query.ts';

/** Each student's current school, else the last one. */
export const currentUniversities = query
  .selectFrom('student_university')
  .select(['student_id', 'name', 'place', 'graduation'])
  .select(['school_type', 'degree_type', 'major_category'])
  .where('position', '=', 0);

export const placedResumeFiles = query
  .selectFrom('student_resume_file')
  .select(['student_id', 'file_id', 'slot']);
