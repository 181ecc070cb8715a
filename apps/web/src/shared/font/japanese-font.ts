import fontSheet from '@engawa/theme/fonts.css?url';

export function bringJapaneseFont(into: Document): void {
  if (drawsJapanese()) return;
  const link = into.createElement('link');
  link.rel = 'stylesheet';
  link.href = fontSheet;
  into.head.append(link);
}

/** Missing characters are drawn as the same box, so two of them look equal. */
function drawsJapanese(): boolean {
  return pixelsOf('日') !== pixelsOf('本');
}

function pixelsOf(character: string): string {
  const context = new OffscreenCanvas(20, 20).getContext('2d');
  if (!context) return character;
  context.font = '16px sans-serif';
  context.fillText(character, 2, 16);
  return context.getImageData(0, 0, 20, 20).data.join();
}
