import type { Pictures } from '@engawa/contract/files/schemas';
import type { Db } from '../../../database.ts';
import { presentPictures } from '../files.present.ts';
import { findPictures } from './pictures.repo.ts';

/** Pictures by id, in no order; ids of other companies or without a picture are left out. */
export async function listPictures(
  db: Db,
  companyId: string | undefined,
  fileIds: Iterable<string>,
): Promise<{ id: string; pictures: Pictures }[]> {
  const ids = [...new Set(fileIds)];
  if (ids.length === 0) return [];
  const rows = await findPictures(db, companyId, ids);
  return rows.map(({ id, pictures }) => ({ id, pictures: presentPictures(pictures) }));
}
