import { loadSharp } from './load-sharp.ts';

/** Open Graph picture: its size, and the panel that a company's picture fills. */
const whole = { width: 1200, height: 630 };
const panel = { width: 510, height: 630 };

/** Converts a stored picture for Typst, on white where it is transparent. */
export async function panelJpeg(picture: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(picture, { limitInputPixels: 50_000_000 })
    .resize({ ...panel, fit: 'cover', position: 'attention' })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 88 })
    .toBuffer();
}

/** Converts a page drawn by Typst to JPEG, which every program can show. */
export async function pageJpeg(svg: string): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(Buffer.from(svg), { density: 72 })
    .resize({ ...whole, fit: 'fill' })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}
