let graphemes: Intl.Segmenter | undefined;

/** The segmenter is created on first use, because that takes a phone almost 0.1 s. */
function lettersOf(text: string): string[] {
  graphemes ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}

/** A first letter that no combining character can extend; true for most names. */
const plainBeginning = /^[A-Za-zぁ-ゖァ-ヺ一-鿿](?=$|[ -~　々ーぁ-ゖァ-ヺ一-鿿])/;

/** Japanese legal forms before a company's name. */
const legalForm =
  /^(?:(?:株式|有限|合同|合資|合名)会社|(?:一般|公益)(?:社団|財団)法人|(?:学校|医療|社会福祉)法人|[(（][株有同][)）]|[㈱㈲])\s*/u;

/** As opposed to spaces, punctuation and direction marks. */
const isLetter = /[\p{L}\p{N}\p{Extended_Pictographic}\p{Regional_Indicator}]/u;

/** The first letter as a reader sees it: 髙, 𠮷, a family emoji and อ่ are one letter each. */
export function firstLetter(name: string): string {
  const own = name.trim().replace(legalForm, '') || name;
  const [plain] = plainBeginning.exec(own) ?? [];
  if (plain) return plain.toUpperCase();
  for (const one of lettersOf(own.normalize('NFC'))) {
    if (!isLetter.test(one)) continue;
    const letter = one.replace(/[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g, '');
    const capital = letter.toUpperCase();
    // ß would become two letters.
    return lettersOf(capital).length === 1 ? capital : letter;
  }
  return '';
}
