import type { PersonalData } from '../../people/personal-data.ts';
import { forgetReported, forgetReporter, listOwnReports } from './reports.repo.ts';

export const reportData: PersonalData = {
  tables: { report: 'erased' },
  erase: async ({ tx, student }) => {
    await forgetReporter(tx, student.id);
    await forgetReported(tx, student.id);
  },
  show: async ({ db, student }) => ({ reports: await listOwnReports(db, student.id) }),
};
