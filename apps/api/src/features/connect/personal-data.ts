import type { PersonalData } from '../../personal-data.ts';
import { listTies } from './held.repo.ts';

export const connectData: PersonalData = {
  tables: { connection: 'goes with the student', connection_label: 'goes with the student' },
  show: async ({ db, student }) => ({ connections: await listTies(db, student.id) }),
};
