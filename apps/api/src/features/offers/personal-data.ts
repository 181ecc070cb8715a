import type { PersonalData } from '../../people/personal-data.ts';
import { endFiles, eraseWords, listPersonalData } from './personal-data.repo.ts';

/**
 * Terms and dates stay with the company; what the student wrote and the company's own files, which
 * name the student, are deleted.
 */
export const offerData: PersonalData = {
  tables: { job_offer: 'erased' },
  erase: async ({ tx, student }) => {
    await endFiles(tx, student.id);
    await eraseWords(tx, student.id);
  },
  show: async ({ db, student }) => ({ offers: await listPersonalData(db, student.id) }),
};
