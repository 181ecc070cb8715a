import { type IdOf, referenceTable } from '../table.ts';

/** The four insurances that a posting states separately. */
export const insurances = referenceTable([
  { id: 'health', name: { ja: '健康保険', en: 'Health insurance' } },
  { id: 'pension', name: { ja: '厚生年金', en: 'Employees’ pension' } },
  { id: 'workers-accident', name: { ja: '労災保険', en: 'Workers’ accident insurance' } },
  { id: 'employment', name: { ja: '雇用保険', en: 'Employment insurance' } },
]);
export type InsuranceId = IdOf<typeof insurances>;

/** Why a posting may limit the age of applicants (労働施策総合推進法施行規則1条の3). */
export const ageExceptions = referenceTable([
  {
    id: 'retirement-age',
    name: {
      ja: '定年を上限として、期間の定めのない契約で募集する（1号）',
      en: 'Up to the retirement age, for a contract without a fixed term (item 1)',
    },
  },
  {
    id: 'age-in-law',
    name: {
      ja: '法令で年齢が制限されている（2号）',
      en: 'A law limits the age (item 2)',
    },
  },
  {
    id: 'career-building',
    name: {
      ja: '長期勤続によるキャリア形成のため、若年者等を経験不問・期間の定めなしで募集する（3号イ）',
      en: 'Young people for a long career, without a fixed term or required experience (item 3-i)',
    },
  },
  {
    id: 'skills-of-age-group',
    name: {
      ja: '技能を継承するため、特に少ない年齢層を募集する（3号ロ）',
      en: 'An age group that is short in the occupation, to pass on skills (item 3-ro)',
    },
  },
  {
    id: 'performing-arts',
    name: {
      ja: '芸術・芸能の表現のため（3号ハ）',
      en: 'Performing arts (item 3-ha)',
    },
  },
  {
    id: 'sixty-or-supported',
    name: {
      ja: '60歳以上、または公的な雇用促進施策の対象者を募集する（3号ニ）',
      en: 'People of 60 and over, or a group that public measures support (item 3-ni)',
    },
  },
]);

/** Why a posting may name a sex (男女雇用機会均等法5条の例外と8条). */
export const genderExceptions = referenceTable([
  {
    id: 'occupation',
    name: {
      ja: '芸能・警備・宗教・風紀・スポーツなど、その性別でなければ業務が成り立たない',
      en: 'The work cannot be done otherwise (performance, security, religion, propriety, sports)',
    },
  },
  {
    id: 'positive-action',
    name: {
      ja: '女性が4割を下回る職務で、女性の割合を増やすため（8条）',
      en: 'Positive action for women where they are fewer than four in ten (article 8)',
    },
  },
]);

/** Why a posting may name a nationality (職業安定法3条). */
export const nationalityExceptions = referenceTable([
  {
    id: 'nationality-in-law',
    name: { ja: '法令で国籍が求められている', en: 'A law asks for the nationality' },
  },
]);
