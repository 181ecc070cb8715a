import type { saveWork } from '@engawa/contract/profile/student';
import type { SectionRows } from './section-rows.repo.ts';
import type { Unversioned } from './unversioned.ts';

export const workRows = (
  studentId: string,
  { workExperiences }: Unversioned<typeof saveWork>,
): SectionRows => ({
  student_work: workExperiences.map((one, position) => ({
    student_id: studentId,
    position,
    company: one.company,
    country: one.country,
    industry: one.industry,
    employment_type: one.employmentType,
    job_category: one.jobCategory,
    role: one.position,
    start_month: one.start,
    end_month: one.end,
    currently_employed: one.currentlyEmployed,
    details: one.details,
  })),
});
