import { stat } from 'node:fs/promises';
import sharp from 'sharp';
import { refuse } from '../errors/refusal.ts';
import { type Pixels, withoutEmptyAlpha } from './picture-pixels.ts';
import { usefulWidths } from './picture-widths.ts';

export interface EncodedPicture {
  path: string;
  width: number;
  bytes: number;
  mediaType: 'image/webp' | 'image/avif';
}

export interface PictureVariants {
  widths: readonly number[];
  /** Each width as AVIF too. */
  avif?: boolean;
  /** For drawings made by the hundred: half of the time for somewhat more bytes. */
  quick?: boolean;
}

/** 50 megapixels covers every camera; what claims more is made to exhaust memory. */
const limitInputPixels = 50_000_000;
/** What is taller than this is made narrower: the work for one picture stays bounded. */
const tallest = 2;

/**
 * AVIF as good as the WebP, in three quarters of its bytes for photos and drawings alike. Less
 * effort makes drawings larger than WebP; more takes three to ten times as long.
 */
const careful = { webp: { quality: 82 }, avif: { quality: 55, effort: 1 } };
const quick = {
  webp: { quality: 82, effort: 2 },
  avif: { quality: 50, effort: 0, chromaSubsampling: '4:2:0' },
};

const read = (path: string) =>
  sharp(path, { limitInputPixels, failOn: 'error', sequentialRead: true }).autoOrient();

const open = ({ data, width, height, channels }: Pixels) =>
  sharp(data, { raw: { width, height, channels } });

/**
 * One WebP per width, and one AVIF where asked for, never enlarged. Only pixels survive: no place,
 * no camera, no payload.
 */
export async function encodeWidths(
  path: string,
  variants: PictureVariants,
  newPath: () => string,
): Promise<EncodedPicture[]> {
  const ways = variants.quick ? quick : careful;
  const full = await readable(() => decode(path, Math.max(...variants.widths)));
  const pictures: EncodedPicture[] = [];
  for (const width of usefulWidths(full.width, variants.widths)) {
    const pixels = await narrowed(full, width);
    const encoders = [open(pixels).webp(ways.webp)];
    if (variants.avif) encoders.push(open(pixels).avif(ways.avif));
    for (const encoder of encoders) {
      const target = newPath();
      const { format, size } = await readable(() => encoder.toFile(target));
      const mediaType = format === 'webp' ? 'image/webp' : 'image/avif';
      pictures.push({ path: target, width, bytes: size, mediaType });
    }
  }
  return pictures;
}

/** Read once, at the largest size that is wanted; all widths are made from that. */
async function decode(path: string, width: number): Promise<Pixels> {
  const { data, info } = await read(path)
    .resize({ width, height: width * tallest, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return withoutEmptyAlpha({ ...info, data });
}

async function narrowed(pixels: Pixels, width: number): Promise<Pixels> {
  if (width === pixels.width) return pixels;
  const resized = open(pixels).resize({ width }).raw();
  const { data, info } = await resized.toBuffer({ resolveWithObject: true });
  return { ...info, data };
}

/** The same picture in its own format, with everything but the pixels left behind. */
export async function cleanPicture(
  path: string,
  format: 'jpg' | 'png',
  target: string,
): Promise<number> {
  const picture = format === 'jpg' ? read(path).jpeg({ quality: 90 }) : read(path).png();
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
