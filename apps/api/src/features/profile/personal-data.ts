import type { PersonalData } from '../../people/personal-data.ts';
import { readProfile } from './read-profile.ts';
import { listSaved } from './saved-sections.repo.ts';

const goes = 'goes with the student';

export const profileData: PersonalData = {
  tables: {
    student_section: goes,
    student_residence: goes,
    student_university: goes,
    student_language: goes,
    student_career: goes,
    student_work: goes,
    student_story: goes,
    student_link: goes,
    student_resume: goes,
    student_licence: goes,
    student_resume_file: goes,
  },
  show: async ({ db, student }) => ({
    profile: await readProfile(db, student.id),
    profileSavedAt: await listSaved(db, student.id),
  }),
};
