import type { Tx } from '../../database.ts';
import { recordFile } from '../../features/files/store-file.ts';
import type { StoredDrawing } from '../art/encode-picture.ts';
import type { Author } from '../contents/author.ts';
import type { CompanyPictures } from './draw-pictures.ts';
import type { FileOf } from './drawing.ts';

/** As if the owner had uploaded them; what shows them says so when it is saved. */
export async function recordPictures(
  tx: Tx,
  pictures: CompanyPictures,
  { companyId, by, now }: Author,
): Promise<FileOf> {
  const owner = { kind: 'company', companyId, accountId: by } as const;
  const ids = new Map<StoredDrawing, string>();
  for (const [name, drawing] of pictures) {
    if (ids.has(drawing)) continue;
    const kind = { purpose: 'picture', mediaType: 'image/webp', name: `${name}.webp` } as const;
    const { id } = await recordFile(tx, owner, { ...drawing, ...kind }, now);
    ids.set(drawing, id);
  }
  return ({ name }) => {
    const drawing = pictures.get(name);
    const id = drawing && ids.get(drawing);
    if (id === undefined) throw new Error(`${name} was never drawn`);
    return id;
  };
}
