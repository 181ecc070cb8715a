import { loadSharp } from './load-sharp.ts';

/** Printed 3 cm by 4 cm on a 履歴書, at 380 dpi. */
const size = { width: 450, height: 600 };

/** Converts a stored picture for Typst; crops from below, so that the head stays. */
export async function portraitJpeg(picture: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(picture, { limitInputPixels: 50_000_000 })
    .resize({ ...size, fit: 'cover', position: 'north' })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 88 })
    .toBuffer();
}
