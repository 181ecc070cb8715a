import type { SaveList } from '@engawa/contract/save-lists/schemas';
import type { Db } from '../../database.ts';
import { listAudiencesOf } from './audiences-of-lists.repo.ts';
import { presentList } from './lists.present.ts';
import { listRows } from './lists.repo.ts';

export async function readLists(db: Db, companyId: string): Promise<SaveList[]> {
  const rows = await listRows(db, companyId);
  const shown = await listAudiencesOf(
    db,
    companyId,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => presentList(row, shown));
}
