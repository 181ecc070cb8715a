import type { PersonalData } from '../../people/personal-data.ts';
import { listConnections } from './personal-data.repo.ts';

export const connectData: PersonalData = {
  tables: { connection: 'goes with the student', connection_label: 'goes with the student' },
  show: async ({ db, student }) => ({ connections: await listConnections(db, student.id) }),
};
