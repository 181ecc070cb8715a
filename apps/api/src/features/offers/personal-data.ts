import type { PersonalData } from '../../people/personal-data.ts';
import { eraseWords, listPersonalData } from './personal-data.repo.ts';

/** Terms and dates stay with the company; what the student wrote is deleted. */
export const offerData: PersonalData = {
  tables: { job_offer: 'erased' },
  erase: ({ tx, student }) => eraseWords(tx, student.id),
  show: async ({ db, student }) => ({ offers: await listPersonalData(db, student.id) }),
};
