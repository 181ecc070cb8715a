import { pictureLimits } from '@engawa/contract/files/purposes';
import { refuse } from '../../../errors/refusal.ts';
import type { PictureSize } from './picture-header.ts';

const million = 1_000_000;

/** Refuses a picture by its size, before anything of it is decoded. */
export function checkPictureSize({ width, height, bytes }: PictureSize): void {
  const { side, pixels, decodedBytes } = pictureLimits;
  if (Math.max(width, height) > side || width * height > pixels) {
    refuse('picture_too_large', { details: { side, megapixels: pixels / million } });
  }
  if (bytes > decodedBytes) {
    const megapixels = Math.floor((decodedBytes * width * height) / bytes / million);
    refuse('picture_too_deep', { details: { megapixels } });
  }
}

/** Encoding the widths takes this long whatever the size; decoding a megabyte of pixels adds to it. */
const encodingMs = 500;
const decodingMsPerMegabyte = 10;

/** How long a core needs for a picture at the worst; the actual time replaces it afterwards. */
export const pictureCostMs = ({ bytes }: PictureSize): number =>
  encodingMs + (bytes / million) * decodingMsPerMegabyte;
