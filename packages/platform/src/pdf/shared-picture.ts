import { loadSharp } from './load-sharp.ts';

/** What is shown where a page is shared, and the part of it that a picture fills. */
const whole = { width: 1200, height: 630 };
const panel = { width: 510, height: 630 };

/** A stored picture as Typst reads it; see-through parts are white. */
export async function panelJpeg(picture: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(picture, { limitInputPixels: 50_000_000 })
    .resize({ ...panel, fit: 'cover', position: 'attention' })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 88 })
    .toBuffer();
}

/** A page that Typst drew, as a picture that every program shows. */
export async function pageJpeg(svg: string): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(Buffer.from(svg), { density: 72 })
    .resize({ ...whole, fit: 'fill' })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}
