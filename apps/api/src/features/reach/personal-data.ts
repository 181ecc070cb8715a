import type { PersonalData } from '../../personal-data.ts';
import { listConnections } from './connections.repo.ts';

export const reachData: PersonalData = {
  tables: { connection: 'goes with the student' },
  show: async ({ db, student }) => ({ connections: await listConnections(db, student.id) }),
};
