import type { FileOf } from '@engawa/demo/pictures/picture-names';
import type { Tx } from '../../database.ts';
import { recordFile } from '../../features/files/upload/store-file.ts';
import type { Author } from '../contents/author.ts';
import type { CompanyPictures } from './store-pictures.ts';

/** Inserts a row per picture, as an upload would; saving a content records which it uses. */
export async function recordPictures(
  tx: Tx,
  pictures: CompanyPictures,
  { companyId, by, now }: Author,
): Promise<FileOf> {
  const owner = { kind: 'company', companyId, accountId: by } as const;
  const ids = new Map<string, string>();
  for (const [name, picture] of pictures) {
    const kind = { purpose: 'picture', mediaType: 'image/webp', name: `${name}.webp` } as const;
    const { id } = await recordFile(tx, owner, { ...picture, ...kind }, now);
    ids.set(name, id);
  }
  return (name) => {
    const id = ids.get(name);
    if (id === undefined) throw new Error(`${name} is no picture of this company`);
    return id;
  };
}
