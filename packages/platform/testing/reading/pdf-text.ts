import { getDocument } from 'unpdf/pdfjs';

export interface ReadPage {
  /** All text without white space, because line breaks depend on the layout. */
  text: string;
  width: number;
  height: number;
  /** Extent of the text, from the left and from the top. */
  right: number;
  bottom: number;
}

const millimetres = (points: number): number => Math.round((points / 72) * 25.4);

export async function readPdf(pdf: Buffer): Promise<{ pages: ReadPage[]; text: string }> {
  const reading = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await reading.promise;
  const pages: ReadPage[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const { width, height } = page.getViewport({ scale: 1 });
    const texts = items.filter((item) => 'str' in item);
    pages.push({
      text: unspaced(texts.map((item) => item.str).join('')),
      right: millimetres(
        Math.max(0, ...texts.map(({ transform, width: own }) => transform[4] + own)),
      ),
      bottom: millimetres(height - Math.min(height, ...texts.map(({ transform }) => transform[5]))),
      width: millimetres(width),
      height: millimetres(height),
    });
  }
  await reading.destroy();
  return { pages, text: pages.map((page) => page.text).join('') };
}

/**
 * Removes white space, the zero-width spaces that let long words break, and control characters,
 * which the library returns for the second glyph of a Thai or Burmese syllable.
 */
export const unspaced = (text: string): string => text.replace(/[\s\u200b\p{Cc}]/gu, '');
