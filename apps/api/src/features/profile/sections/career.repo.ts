import type { saveCareer } from '@engawa/contract/profile/student';
import type { SectionRows } from './section-rows.repo.ts';
import type { Unversioned } from './unversioned.ts';

export const careerRows = (
  studentId: string,
  career: Unversioned<typeof saveCareer>,
): SectionRows => ({
  student_career: [
    {
      student_id: studentId,
      industries: career.industries,
      job_categories: career.jobCategories,
      job_subcategories: career.jobSubcategories,
      looking_for: career.lookingFor,
      career_vision: career.careerVision,
    },
  ],
});
