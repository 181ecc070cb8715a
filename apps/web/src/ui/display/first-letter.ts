const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** What stands before the real name of a company, in its Japanese forms. */
const legalForm =
  /^(?:(?:株式|有限|合同|合資|合名)会社|(?:一般|公益)(?:社団|財団)法人|(?:学校|医療|社会福祉)法人|[(（][株有同][)）]|[㈱㈲])\s*/u;

/** Spaces, punctuation and marks of direction are no first letter. */
const isLetter = /[\p{L}\p{N}\p{Extended_Pictographic}\p{Regional_Indicator}]/u;

/** The first letter as a reader sees it: 髙, 𠮷, a family emoji and อ่ are one each. */
export function firstLetter(name: string): string {
  const own = name.trim().replace(legalForm, '') || name;
  for (const { segment } of graphemes.segment(own.normalize('NFC'))) {
    if (!isLetter.test(segment)) continue;
    const letter = segment.replace(/[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g, '');
    const capital = letter.toUpperCase();
    // ß would become two letters.
    return [...graphemes.segment(capital)].length === 1 ? capital : letter;
  }
  return '';
}
