import type { Pictures } from '@engawa/contract/files/schemas';
import type { Db } from '../../../database.ts';
import { presentPictures } from '../files.present.ts';
import { findPictures } from './pictures.repo.ts';

/** The pictures behind these ids, in no order; an id of none, or of another company's, is left out. */
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
