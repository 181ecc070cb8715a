import type { saveResume } from '@engawa/contract/profile/student';
import type { SectionRows } from './section-rows.repo.ts';
import type { Unversioned } from './unversioned.ts';

export const resumeRows = (
  studentId: string,
  resume: Unversioned<typeof saveResume>,
): SectionRows => ({
  student_resume: [
    {
      student_id: studentId,
      year_style: resume.yearStyle,
      postal_code: resume.postalCode,
      address: resume.address,
      address_kana: resume.addressKana,
      second_contact: resume.secondContact,
      motivation: resume.motivation,
      requests: resume.requests,
    },
  ],
  student_licence: resume.licences.map(({ acquired, name }, position) => ({
    student_id: studentId,
    position,
    acquired,
    name,
  })),
});
