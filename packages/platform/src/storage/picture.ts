import { stat } from 'node:fs/promises';
import sharp from 'sharp';
import { refuse } from '../errors/refusal.ts';

export interface EncodedPicture {
  path: string;
  width: number;
  bytes: number;
}

/** 50 megapixels covers every camera; what claims more is made to exhaust memory. */
const limitInputPixels = 50_000_000;

const open = (path: string) =>
  sharp(path, { limitInputPixels, failOn: 'error', sequentialRead: true }).autoOrient();

/** One WebP per width, never enlarged. Only pixels survive: no place, no camera, no payload. */
export async function encodeWidths(
  path: string,
  widths: readonly number[],
  newPath: () => string,
): Promise<EncodedPicture[]> {
  const { width: original } = await readable(() => open(path).metadata());
  const useful = widths.filter((width, at) => at === 0 || width <= original);
  const pictures: EncodedPicture[] = [];
  for (const width of useful) {
    const target = newPath();
    const info = await readable(() =>
      open(path).resize({ width, withoutEnlargement: true }).webp({ quality: 82 }).toFile(target),
    );
    pictures.push({ path: target, width: info.width, bytes: info.size });
  }
  return pictures;
}

/** The same picture in its own format, with everything but the pixels left behind. */
export async function cleanPicture(
  path: string,
  format: 'jpg' | 'png',
  target: string,
): Promise<number> {
  const picture = format === 'jpg' ? open(path).jpeg({ quality: 90 }) : open(path).png();
  await readable(() => picture.toFile(target));
  return (await stat(target)).size;
}

async function readable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOSPC') throw cause;
    return refuse('file_unreadable', { cause });
  }
}
