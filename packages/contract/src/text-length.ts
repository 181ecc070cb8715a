const segmenter = new Intl.Segmenter('ja', { granularity: 'grapheme' });

/** As a reader counts: an emoji, a 𠮷 or a letter with its accents is one. Line breaks are none. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const { segment } of segmenter.segment(text)) {
    if (!/^[\r\n]+$/.test(segment)) count += 1;
  }
  return count;
}

/** At most so many, whole ones. */
export function firstCharacters(text: string, most: number): string {
  const characters = Array.from(segmenter.segment(text), ({ segment }) => segment);
  return characters.slice(0, most).join('');
}
