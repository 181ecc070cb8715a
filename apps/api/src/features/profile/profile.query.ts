import { query } from '../../query.ts';

/** Where students study now, or studied last. */
export const currentUniversities = query
  .selectFrom('student_university')
  .select(['student_id', 'name', 'place', 'graduation', 'degree_type', 'major_category'])
  .where('position', '=', 0);

/** In which place of their résumé students have put files. */
export const placedResumeFiles = query
  .selectFrom('student_resume_file')
  .select(['student_id', 'file_id', 'slot']);
