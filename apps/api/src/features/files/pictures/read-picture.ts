import { buffer } from 'node:stream/consumers';
import type { ObjectStore } from '@engawa/platform/storage/object-store';
import type { Db } from '../../../database.ts';
import { findPictures } from './pictures.repo.ts';

interface Wanted {
  companyId: string;
  fileId: string | null;
  /** In pixels; the largest variant up to this is used, else the smallest. */
  widestUseful: number;
}

export async function readPicture(
  { db, store }: { db: Db; store: ObjectStore },
  { companyId, fileId, widestUseful }: Wanted,
): Promise<Buffer | undefined> {
  if (fileId === null) return undefined;
  const [file] = await findPictures(db, companyId, [fileId]);
  const bySize = (file?.pictures ?? []).toSorted((a, b) => a.width - b.width);
  const chosen = bySize.findLast(({ width }) => width <= widestUseful) ?? bySize[0];
  const stored = chosen && (await store.get(chosen.key));
  return stored && buffer(stored.stream);
}
