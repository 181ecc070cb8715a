import type { Tx } from '../../database.ts';
import type { FileServices } from '../../features/files/file-services.ts';
import { addUses } from '../../features/files/pictures.repo.ts';
import { recordFile } from '../../features/files/store-file.ts';
import { encodePicture, type StoredDrawing } from './encode-picture.ts';

interface Picture {
  companyId: string;
  uploadedBy: string | null;
  /** What shows it, named as the feature itself names it. */
  subject: string;
  /** As if somebody had uploaded a file of this name. */
  name: string;
  now: Date;
}

/** As if a recruiter had uploaded it and saved what shows it; returns the file's id. */
export async function recordPicture(
  tx: Tx,
  drawing: StoredDrawing,
  { companyId, uploadedBy, subject, name, now }: Picture,
): Promise<string> {
  const owner = { kind: 'company', companyId, accountId: uploadedBy } as const;
  const file = { ...drawing, purpose: 'picture', mediaType: 'image/webp', name } as const;
  const { id } = await recordFile(tx, owner, file, now);
  await addUses(tx, subject, [id]);
  return id;
}

/** Both at once, where there are only a few. */
export async function insertPicture(
  tx: Tx,
  files: FileServices,
  { svg, ...picture }: Picture & { svg: string },
): Promise<string> {
  return recordPicture(tx, await encodePicture(files, svg, picture.now), picture);
}
