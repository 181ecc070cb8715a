import { pictureFiles } from '@engawa/demo/pictures/picture-files';
import { portrait } from '@engawa/demo/pictures/picture-names';
import type { Tx } from '../../database.ts';
import type { FileServices } from '../../features/files/file-services.ts';
import { usePicture } from '../../features/files/public.ts';
import { putObjects, recordFile } from '../../features/files/upload/store-file.ts';
import { setPicture } from '../people.repo.ts';
import { asObjects } from '../pictures/store-pictures.ts';

export async function insertPortrait(
  tx: Tx,
  services: FileServices,
  studentId: string,
  now: Date,
): Promise<void> {
  const kind = { purpose: 'portrait', name: 'portrait.webp', mediaType: 'image/webp' } as const;
  const file = { ...asObjects(pictureFiles().get(portrait)), ...kind };
  await putObjects(services, file, now);
  const actor = {
    kind: 'student',
    accountId: studentId,
    sessionId: '',
    authenticatedAt: null,
  } as const;
  const { id } = await recordFile(tx, actor, file, now);
  await usePicture(tx, actor, `student:${studentId}`, id);
  await setPicture(tx, studentId, id);
}
