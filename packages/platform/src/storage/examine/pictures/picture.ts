import { stat } from 'node:fs/promises';
import { pictureLimits } from '@engawa/contract/files/purposes';
import sharp, { type Sharp } from 'sharp';
import { refuse } from '../../../errors/refusal.ts';
import { checkPictureSize } from './picture-cost.ts';
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
  avif?: boolean;
}

// One core per picture: the others are for the rest of the server.
sharp.concurrency(1);

/** Taller pictures are scaled down further, which bounds the work per picture. */
const tallest = 2;

/**
 * AVIF of the same quality as the WebP in three quarters of its bytes, for photos and drawings
 * alike. Less effort makes drawings larger than WebP; more takes three to ten times as long.
 */
const webp = { quality: 82 };
const avif = { quality: 55, effort: 1 };

const reading = {
  limitInputPixels: pictureLimits.pixels,
  failOn: 'error',
  sequentialRead: true,
} as const;

async function read(path: string) {
  const { width, height, channels, depth } = await readable(() =>
    sharp(path, { ...reading, limitInputPixels: false }).metadata(),
  );
  const bytes = width * height * channels * (depth === 'uchar' ? 1 : 2);
  checkPictureSize({ width, height, bytes });
  return sharp(path, reading).autoOrient();
}

const open = ({ data, width, height, channels }: Pixels) =>
  sharp(data, { raw: { width, height, channels } });

/** One WebP per width, optionally AVIF, never enlarged. Only pixels survive, no metadata. */
export async function encodeWidths(
  path: string,
  variants: PictureVariants,
  newPath: () => string,
): Promise<EncodedPicture[]> {
  const picture = await read(path);
  const full = await readable(() => decode(picture, Math.max(...variants.widths)));
  const pictures: EncodedPicture[] = [];
  for (const width of usefulWidths(full.width, variants.widths)) {
    const pixels = await narrowed(full, width);
    const encoders = [open(pixels).webp(webp)];
    if (variants.avif) encoders.push(open(pixels).avif(avif));
    for (const encoder of encoders) {
      const target = newPath();
      const { format, size } = await readable(() => encoder.toFile(target));
      const mediaType = format === 'webp' ? 'image/webp' : 'image/avif';
      pictures.push({ path: target, width, bytes: size, mediaType });
    }
  }
  return pictures;
}

/** Decoded once, at the largest required size; all widths are scaled from that. */
async function decode(picture: Sharp, width: number): Promise<Pixels> {
  const { data, info } = await picture
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

/** Re-encodes a picture in its own format, dropping everything but the pixels. */
export async function cleanPicture(
  path: string,
  format: 'jpg' | 'png',
  target: string,
): Promise<number> {
  const picture = await read(path);
  const clean = format === 'jpg' ? picture.jpeg({ quality: 90 }) : picture.png();
  await readable(() => clean.toFile(target));
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
