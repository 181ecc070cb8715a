import type { Db } from '../../../database.ts';
import { listStages } from './stages.repo.ts';

export const readStages = async (db: Db, companyId: string) => ({
  stages: (await listStages(db, companyId)).map(({ jp, en, ...stage }) => ({
    ...stage,
    name: { jp, en },
  })),
});
