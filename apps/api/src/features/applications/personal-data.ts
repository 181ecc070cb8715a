import type { PersonalData } from '../../people/personal-data.ts';
import {
  eraseApplications,
  listElsewherePersonalData,
  listPersonalData,
} from './personal-data.repo.ts';

/** The company keeps that somebody applied and the outcome, without the person. */
export const applicationData: PersonalData = {
  tables: {
    application: 'erased',
    application_step: 'stays',
    application_note: 'stays',
    application_rating: 'stays',
    interview_form: 'stays',
    elsewhere_application: 'goes with the student',
  },
  erase: ({ tx, student, now }) => eraseApplications(tx, student.id, now),
  show: async ({ db, student }) => ({
    applications: await listPersonalData(db, student.id),
    applicationsElsewhere: await listElsewherePersonalData(db, student.id),
  }),
};
