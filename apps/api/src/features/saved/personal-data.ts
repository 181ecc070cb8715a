import type { PersonalData } from '../../people/personal-data.ts';
import { presentSavedCompany, presentSavedJob } from './saved.present.ts';
import { listSavedCompanyRows, listSavedJobRows } from './saved-lists.repo.ts';

export const savedData: PersonalData = {
  tables: { saved_job: 'goes with the student', saved_company: 'goes with the student' },
  show: async ({ db, student }) => ({
    savedJobs: (await listSavedJobRows(db, student.id)).flatMap(presentSavedJob),
    savedCompanies: (await listSavedCompanyRows(db, student.id)).map(presentSavedCompany),
  }),
};
