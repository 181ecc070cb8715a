import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { uploadPurposes } from '@engawa/contract/files/purposes';
import { encodeWidths } from '@engawa/platform/storage/picture';
import type { Tx } from '../../database.ts';
import type { FileServices } from '../../features/files/file-services.ts';
import { usePicture } from '../../features/files/public.ts';
import { putObjects, recordFile } from '../../features/files/store-file.ts';
import { setPicture } from '../people.repo.ts';
import { portraitSvg } from './portrait-svg.ts';

const { widths, maxBytes } = uploadPurposes.portrait;

/** As if the student had uploaded it: the same widths, the same rows, the same use. */
export async function insertPortrait(
  tx: Tx,
  services: FileServices,
  studentId: string,
  now: Date,
): Promise<void> {
  const { spool } = services;
  const drawing = await spool.receive(Readable.from([Buffer.from(portraitSvg)]), maxBytes);
  const pictures = await encodeWidths(drawing.path, { widths }, () => spool.newPath());
  const objects = pictures.map((picture) => ({
    ...picture,
    key: randomBytes(24).toString('base64url'),
  }));
  const file = {
    purpose: 'portrait' as const,
    name: 'portrait.webp',
    mediaType: 'image/webp',
    bytes: objects.reduce((sum, { bytes }) => sum + bytes, 0),
    objects,
  };
  await putObjects(services, file, now);
  const actor = { kind: 'student', accountId: studentId, sessionId: '' } as const;
  const { id } = await recordFile(tx, actor, file, now);
  await usePicture(tx, actor, `student:${studentId}`, id);
  await setPicture(tx, studentId, id);
  await Promise.all([drawing, ...pictures].map(({ path }) => spool.discard(path)));
}
