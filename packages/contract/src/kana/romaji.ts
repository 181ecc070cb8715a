const vowels = ['a', 'i', 'u', 'e', 'o'];
const row = (consonant: string, kana: string): [string, string][] =>
  kana.split(' ').map((one, at) => [`${consonant}${vowels[at]}`, one]);

/** Hepburn romanisation, with the sounds of foreign names: ti is ティ, not チ. */
const syllables = new Map<string, string>([
  ...row('', 'ア イ ウ エ オ'),
  ...row('k', 'カ キ ク ケ コ'),
  ...row('s', 'サ シ ス セ ソ'),
  ...row('t', 'タ ティ トゥ テ ト'),
  ...row('n', 'ナ ニ ヌ ネ ノ'),
  ...row('h', 'ハ ヒ フ ヘ ホ'),
  ...row('m', 'マ ミ ム メ モ'),
  ...row('r', 'ラ リ ル レ ロ'),
  ...row('l', 'ラ リ ル レ ロ'),
  ...row('g', 'ガ ギ グ ゲ ゴ'),
  ...row('z', 'ザ ジ ズ ゼ ゾ'),
  ...row('d', 'ダ ディ ドゥ デ ド'),
  ...row('b', 'バ ビ ブ ベ ボ'),
  ...row('p', 'パ ピ プ ペ ポ'),
  ...row('sh', 'シャ シ シュ シェ ショ'),
  ...row('ch', 'チャ チ チュ チェ チョ'),
  ...row('j', 'ジャ ジ ジュ ジェ ジョ'),
  ...row('f', 'ファ フィ フ フェ フォ'),
  ...row('w', 'ワ ウィ ウ ウェ ウォ'),
  ...['kキ', 'sシ', 'nニ', 'hヒ', 'mミ', 'rリ', 'gギ', 'bビ', 'pピ', 'dデ'].flatMap(
    ([consonant, kana]) =>
      ['ャ', 'ュ', 'ョ'].map((small, at): [string, string] => [
        `${consonant}y${'auo'[at]}`,
        `${kana}${small}`,
      ]),
  ),
  ['ya', 'ヤ'],
  ['yu', 'ユ'],
  ['ye', 'イェ'],
  ['yo', 'ヨ'],
  ['tsu', 'ツ'],
]);

const longest = 3;

/** Undefined where non-Japanese syllables remain: their sound depends on the language. */
export function romajiToKatakana(word: string): string | undefined {
  let kana = '';
  for (let at = 0; at < word.length; ) {
    const size = sizeAt(word, at);
    if (size > 0) {
      kana += syllables.get(word.slice(at, at + size));
      at += size;
      continue;
    }
    const mark = markAt(word, at);
    if (!mark) return undefined;
    kana += mark;
    at += 1;
  }
  return kana === '' ? undefined : kana;
}

function sizeAt(word: string, at: number): number {
  for (let size = longest; size > 0; size -= 1) {
    if (at + size <= word.length && syllables.has(word.slice(at, at + size))) return size;
  }
  return 0;
}

/** A consonant without a vowel: n becomes ン, a doubled consonant ッ. */
function markAt(word: string, at: number): string | undefined {
  const [letter = '', next = ''] = word.slice(at, at + 2);
  if (letter === 'n') return 'ン';
  if (letter === 'm' && /[bmp]/.test(next)) return 'ン';
  return /[kstpgdbzcjf]/.test(letter) && letter === next ? 'ッ' : undefined;
}
