import { loadSharp } from './load-sharp.ts';

/** A 履歴書 has it 4 cm high and 3 cm wide; this is 380 dots an inch. */
const size = { width: 450, height: 600 };

/** A stored picture as Typst reads it; the head stays, what is below it may go. */
export async function portraitJpeg(picture: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(picture, { limitInputPixels: 50_000_000 })
    .resize({ ...size, fit: 'cover', position: 'north' })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 88 })
    .toBuffer();
}
