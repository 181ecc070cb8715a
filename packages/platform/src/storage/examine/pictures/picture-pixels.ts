import type { Raw } from 'sharp';

export interface Pixels extends Pick<Raw, 'width' | 'height' | 'channels'> {
  data: Buffer;
}

/** Drops an alpha channel that is opaque everywhere, as in many PNGs, for quicker encoding. */
export function withoutEmptyAlpha(pixels: Pixels): Pixels {
  const { data, channels } = pixels;
  if (channels !== 4 || !isOpaque(data)) return pixels;
  const left = Buffer.allocUnsafe((data.length / 4) * 3);
  for (let from = 0, to = 0; from < data.length; from += 4, to += 3) {
    left[to] = data[from] as number;
    left[to + 1] = data[from + 1] as number;
    left[to + 2] = data[from + 2] as number;
  }
  return { ...pixels, channels: 3, data: left };
}

function isOpaque(data: Buffer): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return false;
  return true;
}
