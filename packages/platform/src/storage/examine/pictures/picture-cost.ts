import { pictureLimits } from '@engawa/contract/files/purposes';
import { refuse } from '../../../errors/refusal.ts';
import type { PictureSize } from './picture-header.ts';

const million = 1_000_000;

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

/** Encoding the widths takes a constant time; decoding adds to it per megabyte of pixels. */
const encodingMs = 500;
const decodingMsPerMegabyte = 10;

/** Worst-case time of one core; replaced by the actual time afterwards. */
export const pictureCostMs = ({ bytes }: PictureSize): number =>
  encodingMs + (bytes / million) * decodingMsPerMegabyte;
