import type { PersonalData } from '../../people/personal-data.ts';
import { listSent } from './held.repo.ts';

/** What was written to the operator is a mail, which goes with the others. */
export const contactData: PersonalData = {
  tables: {},
  show: async ({ db, student }) => ({ messagesToUs: await listSent(db, student.email) }),
};
