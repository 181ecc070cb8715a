let segmenter: Intl.Segmenter | undefined;

/** Made when first needed: that takes a phone the better part of 0.1 s. */
function charactersOf(text: string): string[] {
  segmenter ??= new Intl.Segmenter('ja', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** As a reader counts: an emoji, a 𠮷 or a letter with its accents is one. Line breaks are none. */
export const countCharacters = (text: string): number =>
  charactersOf(text).filter((character) => !/^[\r\n]+$/.test(character)).length;

/** At most so many, whole ones. */
export const firstCharacters = (text: string, most: number): string =>
  charactersOf(text).slice(0, most).join('');
