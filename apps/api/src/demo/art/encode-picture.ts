import { availableParallelism } from 'node:os';
import { Readable } from 'node:stream';
import { uploadPurposes } from '@engawa/contract/files/purposes';
import { encodeWidths } from '@engawa/platform/storage/picture';
import type { FileServices } from '../../features/files/file-services.ts';
import { newKey, type ReceivedFile } from '../../features/files/receive-file.ts';
import { putObjects } from '../../features/files/store-file.ts';

/** A drawing whose bytes are in the store; until a row knows them they are the sweep's. */
export type StoredDrawing = Pick<ReceivedFile, 'bytes' | 'objects'>;

/** Signs and faces are shown as small as a thumb, scenes large; more a demo does not need. */
const widths = { small: [320], large: [480, 1280] } as const;
const isSmall = (svg: string): boolean => svg.startsWith('<svg ') && svg.includes(' width="640"');

/** Takes a twentieth of a second, so it is done before the transaction that records it. */
export async function encodePicture(
  files: FileServices,
  svg: string,
  now: Date,
): Promise<StoredDrawing> {
  const { spool } = files;
  const { maxBytes } = uploadPurposes.picture;
  const drawing = await spool.receive(Readable.from([Buffer.from(svg)]), maxBytes);
  // No AVIF: of a drawing it is no smaller than the WebP, and takes as long again.
  const variants = { widths: isSmall(svg) ? widths.small : widths.large, quick: true };
  const pictures = await encodeWidths(drawing.path, variants, () => spool.newPath());
  const objects = pictures.map((picture) => ({ ...picture, key: newKey() }));
  await putObjects(files, { objects }, now);
  await Promise.all([drawing, ...pictures].map(({ path }) => spool.discard(path)));
  return { objects, bytes: objects.reduce((sum, { bytes }) => sum + bytes, 0) };
}

/** Many drawings, as many at a time as there are cores; in the order they came. */
export async function encodePictures(
  files: FileServices,
  svgs: readonly string[],
  now: Date,
): Promise<StoredDrawing[]> {
  const stored: StoredDrawing[] = [];
  const waiting = svgs.entries();
  const work = async () => {
    for (const [at, svg] of waiting) stored[at] = await encodePicture(files, svg, now);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return stored;
}
