import type { Localized } from '../language.ts';

export type ConditionKind = 'nationality' | 'gender' | 'age';

/** Why a condition brings a warning. */
export const conditionReasons: Readonly<Record<ConditionKind, Localized>> = {
  nationality: {
    ja: '国籍を理由に応募を制限することはできません。必要な語学力や在留資格で書きましょう。',
    en: 'Applications cannot be limited by nationality. State the language skill or the residence status you need instead.',
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

/**
 * Words that read as a condition. It only warns: "language of a nation" and "women’s products" are
 * not meant, and a person decides. What repeats never runs over a beginning of its own, or a long
 * text of such beginnings would take its length squared.
 */
const patterns: readonly (readonly [ConditionKind, RegExp])[] = [
  ['nationality', /日本(?:人|国籍)(?:の方)?(?:のみ|限定|に限(?:る|ります)|だけ)/u],
  ['nationality', /(?:外国(?:人|籍)|留学生)(?:の方)?(?:は)?(?:不可|お断り|ご遠慮|除く)/u],
  [
    'nationality',
    /国籍(?:は)?[:：]?\s*(?!不問|問わ|を問わ)(?:(?!国籍)[\p{Script=Katakana}\p{Script=Han}ー]){1,20}(?:国籍)?(?:のみ|限定|に限)/u,
  ],
  ['nationality', /\b(?:japanese (?:nationals?|citizens?|nationality)|japanese people) only\b/iu],
  ['nationality', /\bonly (?:japanese (?:nationals?|citizens?|people))\b/iu],
  ['nationality', /\bno foreigners?\b|\bforeigners? (?:not accepted|need not apply)\b/iu],
  ['gender', /(?:男性|女性|男子|女子)(?:の方)?(?:のみ|限定|に限(?:る|ります)|歓迎|優遇|募集)/u],
  ['gender', /(?:営業マン|ウェイトレス|看護婦|保母|女子社員|OLさん)/u],
  ['gender', /\b(?:males?|females?|men|women|girls?|boys?) (?:only|preferred|welcome)\b/iu],
  ['gender', /\b(?:salesm[ae]n|waitress(?:es)?|stewardess(?:es)?)\b/iu],
  ['age', /[0-9０-９]{2}\s*(?:歳|才)(?:以下|以上|未満|まで|くらいまで)/u],
  ['age', /[0-9０-９]{2}\s*(?:代)(?:の方)?(?:のみ|限定|歓迎|募集)/u],
  ['age', /若い方(?:のみ|限定|歓迎)|若手(?:のみ|限定)/u],
  [
    'age',
    /\b(?:under|below|up to|over) (?:the age of )?\d{2}(?: years old)?\b(?! (?:hours|minutes|people|employees|days|%))/iu,
  ],
  ['age', /\byoung (?:people|persons?|candidates?) only\b/iu],
];

export interface ConditionWarning {
  kind: ConditionKind;
  /** The words that were found, to point at them. */
  words: string;
}

/** What in a text reads as a condition of nationality, gender or age; each kind of words once. */
export function findConditions(text: string): ConditionWarning[] {
  const found = patterns.flatMap(([kind, pattern]) => {
    const words = pattern.exec(text)?.[0];
    return words === undefined ? [] : [{ kind, words }];
  });
  return found.filter(({ words }, at) => found.findIndex((one) => one.words === words) === at);
}
