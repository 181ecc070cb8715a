import type { saveEducation } from '@engawa/contract/profile/student';
import type { SectionRows } from './section-rows.repo.ts';
import type { Unversioned } from './unversioned.ts';

type Education = Unversioned<typeof saveEducation>;

/** Position 0 is reserved for the current school, even without one. */
export const educationRows = (
  studentId: string,
  { university, pastUniversities }: Education,
): SectionRows => ({
  student_university: [university, ...pastUniversities].flatMap((one, position) =>
    one ? [{ student_id: studentId, position, ...universityColumns(one) }] : [],
  ),
});

const universityColumns = (one: NonNullable<Education['university']>) => ({
  school_type: one.schoolType,
  place: one.place,
  country: one.country,
  name: one.name,
  degree_type: one.degreeType,
  major_type: one.majorType,
  major_category: one.majorCategory,
  department: one.department,
  entrance: one.entrance,
  graduation: one.graduation,
});
