import type { Localized } from '../../language.ts';

export const conditionKinds = ['nationality', 'native', 'gender', 'age'] as const;
export type ConditionKind = (typeof conditionKinds)[number];

export const conditionReasons: Readonly<Record<ConditionKind, Localized>> = {
  nationality: {
    ja: '国籍を理由に応募を制限することはできません。必要な語学力や在留資格で書きましょう。',
    en: 'Applications cannot be limited by nationality. State the language skill or the residence status you need instead.',
  },
  native: {
    ja: '母語ではなく、必要な語学力（JLPT N1、会議で議論できる、など）で書きましょう。',
    en: 'State the language skill you need, such as JLPT N1 or “can lead a meeting”, rather than a mother tongue.',
  },
  gender: {
    ja: '性別を理由に応募を制限することはできません（男女雇用機会均等法5条）。',
    en: 'Applications cannot be limited by gender (Equal Employment Opportunity Act, article 5).',
  },
  age: {
    ja: '年齢を理由に応募を制限することは、原則としてできません（労働施策総合推進法9条）。',
    en: 'As a rule, applications cannot be limited by age (Labour Policy Act, article 9).',
  },
};

/** Negations such as のみならず, だけでなく, 限定ではありません reverse the meaning. */
const unlessDenied = '(?!なら|で(?:は|も)?な|で(?:は)?あり|で(?:は)?ござ|じゃ|以外)';
const only = `(?:のみ|限定|に限(?:る|り|定)|だけ|必須)${unlessDenied}`;
const inJapanese = (words: string): RegExp => new RegExp(words, 'u');

/**
 * Words that read as a condition. Matches need a person's judgement: "language of a nation" and
 * "women’s products" are harmless. No repetition may run over the pattern's own beginning: on a
 * long text of such beginnings matching would become quadratic.
 */
const patterns: readonly (readonly [ConditionKind, RegExp])[] = [
  ['nationality', inJapanese(`日本(?:人|国籍)(?:の(?:方|人|者|学生|応募者))?${only}`)],
  [
    'nationality',
    /日本国籍(?:の(?:方|人|者)|を(?:有する|お持ちの|持つ|保有する)(?:方|人|者)|を(?:有する|持つ)こと|保持者|保有者|であること|が(?:必要|必須|条件))(?!も|で(?:は)?な|で(?:は)?あり|以外|か|と|や|の有無|、外国籍)/u,
  ],
  ['nationality', /日本人(?:の(?:方|人))?(?:であること|を(?:募集|採用|希望)|募集|歓迎|優遇|優先)/u],
  [
    'nationality',
    /(?:外国(?:人|籍)|留学生)(?:の(?:方|人|学生))?(?:の(?:応募|採用))?(?:は|を)?(?:不可|お断り|ご遠慮|除く|除き|対象外|応募(?:は)?できません|(?:採用(?:は)?)?(?:しておりません|していません|しません)|受け付けて(?:い|お)(?:りま|ま)せん)/u,
  ],
  [
    'nationality',
    /国籍(?:は)?[:：]?\s*(?!不問|問わ|を問わ)(?:(?!国籍)[\p{Script=Katakana}\p{Script=Han}ー]){1,20}(?:国籍)?(?:のみ|限定|に限)(?!なら|で(?:は)?な|で(?:は)?あり)/u,
  ],
  ['nationality', /国籍(?:要件|条件)(?:あり|有り)/u],
  [
    'nationality',
    /(?:漢字圏|欧米|アジア|東南アジア)(?:出身)?(?:の方|の人|出身者)?(?:のみ|限定|に限)/u,
  ],
  [
    'nationality',
    /\bjapanese (?:nationals?|citizens?|nationality|people|applicants?|candidates?|passport holders?) (?:only|required|preferred|is required|are preferred)\b/iu,
  ],
  ['nationality', /\bjapanese citizenship (?:is )?(?:required|necessary|a must|mandatory)\b/iu],
  ['nationality', /\bonly (?:open to )?japanese (?:nationals?|citizens?|people|applicants?)\b/iu],
  [
    'nationality',
    /\b(?:must|have to|need to|required to) (?:be (?:a )?japanese(?! speak|-speak)(?: (?:citizens?|nationals?))?|(?:hold|have) (?:a )?japanese (?:citizenship|nationality|passport))\b(?! (?:language|proficiency|skills?|level))(?<!not (?:have|need) to .{0,40})/iu,
  ],
  [
    'nationality',
    /\bno foreign(?:ers?| nationals?| applicants?)\b|\bforeign(?:ers?| nationals?| applicants?)(?: are)? (?:not (?:accepted|eligible|considered)|need not apply)\b/iu,
  ],
  [
    'native',
    inJapanese(
      `(?:日本語|英語|中国語|韓国語)?(?:の)?ネイティブ(?:スピーカー|話者)?(?:の方)?(?:${only}|であること|を(?:募集|希望)|歓迎|優遇)`,
    ),
  ],
  [
    'native',
    /(?:日本語|英語|中国語|韓国語)ネイティブ(?:スピーカー|話者)?の(?:方|人)(?!も|と|で(?:は)?な|に(?:よる|も|教)|から|が(?:教|い|多|チェック))/u,
  ],
  [
    'native',
    /(?:日本語|英語)(?:が|を)母(?:国)?語(?:の方|とする(?:方|人|者)|であること)(?!も|と(?!する)|以外)|母(?:国)?語が(?:日本語|英語)(?:の(?:方|人)|であること)(?!も|と|以外)/u,
  ],
  [
    'native',
    /\bnative (?:(?:japanese|english|chinese|korean)[ -])?speakers? (?:only|required|preferred|wanted|is required|are preferred)\b/iu,
  ],
  [
    'native',
    /\b(?:must be|only) (?:a )?native (?:(?:japanese|english|chinese|korean)[ -])?speakers?\b/iu,
  ],
  [
    'native',
    /\b(?:japanese|english) as (?:a|your) (?:mother tongue|first language) (?:is )?(?:required|only|a must)\b/iu,
  ],
  [
    'gender',
    inJapanese(
      `(?:男性|女性|男子|女子)(?:の方|スタッフ|社員|学生)?(?:${only}|歓迎|優遇|優先|募集|を募集|を希望)`,
    ),
  ],
  [
    'gender',
    /(?:営業マン|ウェイトレス|看護婦|保母|女子社員|OLさん|スチュワーデス|カメラマン募集)/u,
  ],
  [
    'gender',
    /\b(?:males?|females?|men|women|girls?|boys?|ladies|gentlemen) (?:applicants? |candidates? |staff )?(?:only|preferred|welcome|wanted)\b/iu,
  ],
  ['gender', /\bonly (?:males?|females?|men|women|ladies)\b(?! and| or)/iu],
  ['gender', /\b(?:salesm[ae]n|waitress(?:es)?|stewardess(?:es)?|cameram[ae]n)\b/iu],
  [
    'age',
    /[0-9０-９]{2}\s*(?:歳|才)(?:くらい|位|ぐらい)?(?:以下|以上|未満|まで|迄)(?!さまざま|様々|幅広|の(?:お子|子ども|子供|お客|方を対象とした(?:商品|サービス)))/u,
  ],
  [
    'age',
    /[0-9０-９]{2}\s*(?:歳|才)?\s*[〜~～-]\s*[0-9０-９]{2}\s*(?:歳|才)(?:の方|まで|のみ|限定|位|くらい)/u,
  ],
  ['age', /年齢(?:制限|上限)?[:：]?\s*[0-9０-９]{2}\s*(?:歳|才|代)/u],
  ['age', /年齢制限(?:あり|有り)/u],
  ['age', inJapanese(`[0-9０-９]{2}\\s*代(?:の方|の人)?(?:${only}|歓迎|募集|を募集)`)],
  ['age', /若い(?:方|人)(?:のみ|限定|歓迎|を募集|を希望)|若手(?:のみ|限定)(?!で(?:は)?な)/u],
  [
    'age',
    /\b(?:under|below|up to|over|younger than|older than|no older than) (?:the age of )?\d{2}(?: years old| years of age)?\b(?! (?:hours|minutes|people|employees|days|countries|offices|years in|%))(?!,|%|\.\d)/iu,
  ],
  ['age', /\b(?:aged?|ages) (?:between )?\d{2}\s?(?:-|–|to|and)\s?\d{2}\b/iu],
  [
    'age',
    /\b(?:age limit|maximum age|upper age)\b(?! (?:does not|is not))(?<!no age limit)(?<!without (?:an )?age limit)/iu,
  ],
  ['age', /\byoung (?:people|persons?|candidates?|men|women) (?:only|preferred|wanted)\b/iu],
];

export interface ConditionWarning {
  kind: ConditionKind;
  words: string;
}

/** Distinct wordings that read as a condition of nationality, mother tongue, gender or age. */
export function findConditions(text: string): ConditionWarning[] {
  const found = patterns.flatMap(([kind, pattern]) => {
    const words = pattern.exec(text)?.[0];
    return words === undefined ? [] : [{ kind, words }];
  });
  // When one match contains another, only the longer one is reported.
  const isPartOfAnother = ({ kind, words }: ConditionWarning) =>
    found.some((one) => one.kind === kind && one.words !== words && one.words.includes(words));
  return found.filter(
    (warning, at) =>
      found.findIndex((one) => one.words === warning.words) === at && !isPartOfAnother(warning),
  );
}
