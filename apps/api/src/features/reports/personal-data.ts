import type { PersonalData } from '../../personal-data.ts';
import { forgetReporter, listOwnReports } from './reports.repo.ts';

export const reportData: PersonalData = {
  tables: { report: 'erased' },
  erase: ({ tx, student }) => forgetReporter(tx, student.id),
  show: async ({ db, student }) => ({ reports: await listOwnReports(db, student.id) }),
};
