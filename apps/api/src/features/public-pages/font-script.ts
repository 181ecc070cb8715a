import { fontSheet } from './font-sheet.ts';

/**
 * Loads the theme's font if the system has no Japanese font: then a kanji is as wide as an
 * unassigned character, and two kanji look alike, as the replacement box. Waits for all slices, so
 * that the page is laid out again only once. Other systems fetch nothing.
 */
export const fontScript = `
addEventListener('load', () => {
  const context = new OffscreenCanvas(20, 20).getContext('2d', { willReadFrequently: true });
  context.font = '16px sans-serif';
  const widthOf = (character) => context.measureText(character).width;
  const pixelsOf = (character) => {
    context.clearRect(0, 0, 20, 20);
    context.fillText(character, 2, 16);
    return context.getImageData(0, 0, 20, 20).data.join();
  };
  if (widthOf('日') !== widthOf('\\u{10FFFF}') || pixelsOf('日') !== pixelsOf('本')) return;
  const { classList } = document.documentElement;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = '${fontSheet.path}';
  link.onload = async () => {
    await document.fonts.load('1em "Noto Sans JP Variable"', document.body.textContent);
    classList.remove('gathering');
  };
  classList.add('gathering');
  document.head.append(link);
});
`;
