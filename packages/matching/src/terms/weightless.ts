import { spokenLanguages } from '@engawa/contract/reference/languages/spoken-languages';
import { genders } from '@engawa/contract/reference/people/genders';
import { countries } from '@engawa/contract/reference/places/countries';
import { prefectures } from '@engawa/contract/reference/places/prefectures';

/**
 * Words that indicate origin, sex, age, religion, a language or a name, beside those of the
 * reference tables: no score may depend on them. `targets-audit.test.ts` swaps them.
 */
export const weightlessWords = {
  origin: `国籍 国民 外国 外人 帰化 出身 母国 故郷 祖国 民族 人種 移民 難民 在日 来日 華僑 日系 留学
    欧米 欧州 北米 南米 中東 中華 中国 韓国 朝鮮 台湾 香港 澳門 米国 英国 豪州 西洋 東洋 東南亜 漢字圏 漢民族
    アジア ヨーロッパ アフリカ アメリカ ラテン アラブ オセアニア イギリス オランダ スコットランド
    ビルマ ペルシャ クルド ロヒンギャ ウイグル チベット ユダヤ ロマ ハーフ
    foreign foreigner foreigners nationality nationalities citizen citizens citizenship origin origins
    native natives hometown homeland ethnic ethnicity race immigrant immigrants refugee refugees
    american british english scottish irish welsh australian canadian mexican brazilian argentinian
    argentine chilean peruvian colombian venezuelan cuban african nigerian kenyan ghanaian ethiopian
    egyptian moroccan tunisian asian indian pakistani bangladeshi sri lankan nepalese bhutanese
    taiwanese filipina filipinos singaporean malaysian bruneian burma myanmarese cambodian laotian
    iranian iraqi syrian saudi emirati jordanian lebanese israeli afghan uzbekistani kazakhstani
    european western eastern swiss austrian belgian dutch scandinavian latino latina hispanic arab
    arabian uk usa us eu uae prc roc asean`,
  sex: `男性 女性 男子 女子 男女 性別 男 女 息子 娘 主婦 主夫 父親 母親 妊娠 出産 育休 産休 未婚 既婚 独身 結婚
    ジェンダー レディース メンズ ママ パパ トランスジェンダー ゲイ レズビアン
    gender sex male males female females man men woman women boy boys girl girls lady ladies
    gentleman gentlemen mother father mom dad son daughter wife husband married unmarried single
    pregnant pregnancy maternity paternity lgbt lgbtq gay lesbian transgender nonbinary`,
  age: `年齢 若者 若手 若年 年配 高齢 中高年 年長 年少 世代 青年 少年 少女 十代 二十代 三十代 四十代 五十代
    シニア ミドル ヤング
    age aged ages young younger youngest youth old older oldest elderly senior teenager teenagers
    twenties thirties forties fifties millennial millennials`,
  religion: `宗教 信仰 信者 教徒 信徒 仏教 神道 儒教 道教 礼拝 教会 寺院 神社 聖書 食戒律 断食 僧侶 牧師 神父
    キリスト カトリック プロテスタント イスラム イスラーム ムスリム ヒンドゥー ヒンズー シーク シク ユダヤ教
    ハラル ハラール ラマダン モスク コーラン ヒジャブ
    religion religions religious faith christian christians christianity catholic protestant orthodox
    bible church islam islamic muslim muslims mosque quran koran halal ramadan hijab hindu hindus
    hinduism temple buddhist buddhists buddhism shinto sikh sikhs sikhism jewish judaism jew jews
    kosher prayer prayers pray vegan vegetarian`,
  language: `母語 母国語 国語 標準語 方言 敬語 日本語 英語 外国語 語学 会話 語 マンダリン ネイティブ バイリンガル
    トリリンガル
    mandarin cantonese mother tongue bilingual trilingual multilingual language languages jlpt bjt
    toeic toefl ielts eju hsk topik jft n1 n2 n3 n4 n5 a1 a2 b1 b2 c1 c2`,
  name: `氏名 名前 苗字 大学 大学院 学院 学部 学科 高校 高専 専門学校 教授 准教授 助教 先生 講師
    university college professor prof dr mr mrs ms san sensei`,
} as const;

const listed = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => text.split(/[\s（）()・,]+/u)).filter(Boolean);
const bothNames = (table: {
  readonly entries: readonly { readonly name: { readonly ja: string; readonly en: string } }[];
}): string[] => table.entries.flatMap(({ name }) => [name.ja, name.en]);

/** The parts of a text that read as one word in Japanese, so that ベトナム語 has ベトナム. */
const runsOf = (word: string): string[] =>
  word.match(/[\p{Script=Katakana}ー]+|[\p{Script=Han}々]+|[\p{Script=Latin}\p{M}\p{N}.-]+/gu) ??
  [];

const weightless = new Set(
  listed([
    ...Object.values(weightlessWords),
    ...[countries, spokenLanguages, prefectures, genders].flatMap(bothNames),
    ...prefectures.entries.map(({ name }) => name.ja.replace(/[都府県]$/u, '')),
  ])
    .flatMap((word) => [word, ...runsOf(word)])
    .map((word) => word.normalize('NFKC').toLowerCase().replace(/\.$/u, ''))
    // A piece such as 語 or 島 alone says nothing.
    .filter((word) => word.length > 1),
);

/** Kanji of two or more, and katakana too long to occur by chance, also count within a compound. */
const within = [...weightless].filter((word) =>
  /^(?:[\p{Script=Han}々]{2,}|[\p{Script=Katakana}ー]{4,})$/u.test(word),
);

/** Whether a term must not count, because it says who a person is instead of what they can do. */
export function isWeightless(term: string): boolean {
  const word = term.normalize('NFKC').toLowerCase();
  return (
    weightless.has(word) ||
    word.split(/[^\p{L}\p{M}\p{N}]+/u).some((part) => weightless.has(part)) ||
    within.some((part) => word.includes(part))
  );
}
