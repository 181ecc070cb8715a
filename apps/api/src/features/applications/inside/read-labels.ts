import type { Db } from '../../../database.ts';
import { listLabels } from './labels.repo.ts';

export const readLabels = async (db: Db, companyId: string) => ({
  labels: (await listLabels(db, companyId)).map((row) => ({ ...row, used: row.used ?? 0 })),
});
