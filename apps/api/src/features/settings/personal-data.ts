import { found } from '@engawa/platform/errors/refusal';
import type { PersonalData } from '../../people/personal-data.ts';
import { presentSettings } from './settings.present.ts';
import { findSettings } from './settings.repo.ts';

export const settingsData: PersonalData = {
  tables: {
    student_settings: 'goes with the student',
    recruiter_settings: 'stays',
    blocked_company: 'goes with the student',
  },
  show: async ({ db, student, language }) => ({
    settings: presentSettings(found(await findSettings(db, student.id)), language),
  }),
};
