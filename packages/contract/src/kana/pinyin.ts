/**
 * Readings of pinyin after 平凡社『中国語音節表記ガイドライン』, which distinguishes b from p and zh from ch: one
 * line per initial, `final=reading`. Passports write LYU for lü.
 */
const table = `
: a=ア ai=アイ an=アン ang=アン ao=アオ e=オー en=エン er=アル ou=オウ
b: a=バ ai=バイ an=バン ang=バン ao=バオ ei=ベイ en=ベン eng=ボン i=ビー ian=ビエン iao=ビャオ ie=ビエ in=ビン ing=ビン o=ボー u=ブー
p: a=パ ai=パイ an=パン ang=パン ao=パオ ei=ペイ en=ペン eng=ポン i=ピー ian=ピエン iao=ピャオ ie=ピエ in=ピン ing=ピン o=ポー u=プー
m: a=マー ai=マイ an=マン ang=マン ao=マオ ei=メイ en=メン eng=モン i=ミー ian=ミエン iao=ミャオ ie=ミエ in=ミン ing=ミン o=モー ou=モウ u=ムー
f: a=ファ an=ファン ang=ファン ei=フェイ en=フェン eng=フォン u=フー
d: a=ダー ai=ダイ an=ダン ang=ダン ao=ダオ e=ドー eng=ドン i=ディー ian=ディエン iao=ディアオ ie=ディエ ing=ディン ong=ドン ou=ドウ u=ドゥー uan=ドワン ui=ドゥイ un=ドゥン uo=ドゥオ
t: a=ター ai=タイ an=タン ang=タン ao=タオ e=トー eng=トン i=ティー ian=ティエン iao=ティアオ ie=ティエ ing=ティン ong=トン ou=トウ u=トゥー uan=トワン ui=トゥイ un=トゥン uo=トゥオ
n: a=ナー ai=ナイ an=ナン ang=ナン ao=ナオ eng=ノン i=ニー ian=ニエン iang=ニャン iao=ニャオ ie=ニエ in=ニン ing=ニン iu=ニウ ong=ノン u=ヌー uan=ヌワン uo=ヌオ v=ニュイ yu=ニュイ
l: a=ラー ai=ライ an=ラン ang=ラン ao=ラオ e=ロー ei=レイ eng=ロン i=リー ian=リエン iang=リャン iao=リャオ ie=リエ in=リン ing=リン iu=リウ ong=ロン ou=ロウ u=ルー uan=ルワン un=ルン uo=ルオ v=リュイ yu=リュイ
g: a=ガー ai=ガイ an=ガン ang=ガン ao=ガオ e=ゴー en=ゲン eng=ゴン ong=ゴン ou=ゴウ u=グー ua=グワ uai=グワイ uan=グワン uang=グワン ui=グイ un=グン uo=グオ
k: ai=カイ an=カン ang=カン ao=カオ e=コー en=ケン eng=コン ong=コン ou=コウ u=クー ua=クワ uai=クワイ uan=クワン uang=クワン ui=クイ un=クン uo=クオ
h: ai=ハイ an=ハン ang=ハン ao=ハオ e=ホー ei=ヘイ en=ヘン eng=ホン ong=ホン ou=ホウ u=フー ua=ホワ uai=ホワイ uan=ホワン uang=ホワン ui=ホイ un=フン uo=フオ
j: i=ジー ia=ジア ian=ジエン iang=ジアン iao=ジャオ ie=ジエ in=ジン ing=ジン iong=ジオン iu=ジウ u=ジュイ uan=ジュエン ue=ジュエ un=ジュン
q: i=チー ia=チア ian=チエン iang=チアン iao=チャオ ie=チエ in=チン ing=チン iong=チオン iu=チウ u=チュイ uan=チュエン ue=チュエ un=チュン
x: i=シー ia=シア ian=シエン iang=シアン iao=シャオ ie=シエ in=シン ing=シン iong=シオン iu=シウ u=シュイ uan=シュエン ue=シュエ un=シュン
zh: an=ジャン ang=ジャン ao=ジャオ e=ジョー en=ジェン eng=ジョン i=ジー ong=ジョン ou=ジョウ u=ジュー ua=ジュワ uan=ジュワン uang=ジュワン ui=ジュイ un=ジュン uo=ジュオ
ch: an=チャン ang=チャン ao=チャオ e=チョー en=チェン eng=チョン i=チー ong=チョン ou=チョウ u=チュー uan=チュワン uang=チュワン ui=チュイ un=チュン uo=チュオ
sh: a=シャー ai=シャイ an=シャン ang=シャン ao=シャオ e=ショー en=シェン eng=ション i=シー ou=ショウ u=シュー uai=シュワイ uan=シュワン uang=シュワン ui=シュイ un=シュン uo=シュオ
r: an=ラン ang=ラン ao=ラオ en=レン eng=ロン i=リー ong=ロン ou=ロウ u=ルー uan=ルワン ui=ルイ un=ルン uo=ルオ
z: ai=ザイ an=ザン ang=ザン ao=ザオ e=ゾー eng=ゾン i=ズー ong=ゾン ou=ゾウ u=ズー ui=ズイ un=ズン uo=ズオ
c: ai=ツァイ an=ツァン ang=ツァン ao=ツァオ e=ツォー en=ツェン i=ツー ong=ツォン ui=ツイ un=ツン
s: ai=サイ an=サン ang=サン ao=サオ e=ソー en=セン eng=ソン i=スー ong=ソン ou=ソウ u=スー ui=スイ un=スン uo=スオ
y: a=ヤー an=イェン ang=ヤン ao=ヤオ e=イエ i=イー in=イン ing=イン ong=ヨン ou=ヨウ u=ユイ uan=ユエン ue=ユエ un=ユン
w: an=ワン ang=ワン ei=ウェイ en=ウェン eng=ウォン o=ウォー u=ウー
`;

const readings = new Map<string, string>(
  table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [beginning = '', endings = ''] = line.split(': ');
      return endings.split(' ').map((pair): [string, string] => {
        const [ending = '', kana = ''] = pair.split('=');
        return [`${beginning}${ending}`, kana];
      });
    }),
);

const longest = 6;

/** Splits a word into syllables, longest first; undefined where letters remain. */
export function pinyinToKatakana(word: string): string | undefined {
  for (let size = Math.min(longest, word.length); size > 0; size -= 1) {
    const kana = readings.get(word.slice(0, size));
    const rest = kana && size < word.length ? pinyinToKatakana(word.slice(size)) : '';
    if (kana && rest !== undefined) return kana + rest;
  }
  return undefined;
}
