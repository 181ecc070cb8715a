import type { Db } from '../../../database.ts';
import { listTemplates } from './templates.repo.ts';

export const readTemplates = async (db: Db, companyId: string) => ({
  templates: (await listTemplates(db, companyId)).map((row) => ({
    id: row.id,
    name: row.name,
    text: { jp: row.text_jp, en: row.text_en },
    updatedAt: row.updatedAt.toISOString(),
    updatedBy: row.updatedBy,
  })),
});
