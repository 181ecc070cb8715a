import type { Dated } from '../dated.ts';
import { type IdOf, type ReferenceEntry, referenceTable } from '../table.ts';

export type PostingCondition =
  | 'always'
  | 'fixed-term'
  | 'fixed-overtime'
  | 'discretionary'
  | 'dispatch';

const base = {
  validFrom: null,
  validTo: null,
  confirmed: true,
  source: '職業安定法5条の3、同法施行規則4条の2',
} as const;
const april2024 = {
  ...base,
  validFrom: '2024-04-01',
  source: '職業安定法施行規則4条の2 (as amended, April 2024)',
} as const;
const december2024 = {
  ...base,
  validFrom: '2024-12-18',
  source: '職業安定法5条の4 1項; notice of the Ministry of Health, Labour and Welfare, 2024-12-18',
} as const;

export const postingRequirements = referenceTable([
  { id: 'duties', when: 'always', name: { ja: '業務内容', en: 'Duties' }, ...base },
  { id: 'contract-term', when: 'always', name: { ja: '契約期間', en: 'Contract term' }, ...base },
  { id: 'probation', when: 'always', name: { ja: '試用期間', en: 'Probation' }, ...base },
  { id: 'workplace', when: 'always', name: { ja: '就業場所', en: 'Workplace' }, ...base },
  {
    id: 'working-hours',
    when: 'always',
    name: { ja: '始業・終業時刻', en: 'Start and end time' },
    ...base,
  },
  { id: 'overtime', when: 'always', name: { ja: '時間外労働', en: 'Overtime' }, ...base },
  { id: 'breaks', when: 'always', name: { ja: '休憩時間', en: 'Breaks' }, ...base },
  { id: 'holidays', when: 'always', name: { ja: '休日', en: 'Holidays' }, ...base },
  { id: 'wages', when: 'always', name: { ja: '賃金', en: 'Wages' }, ...base },
  {
    id: 'fixed-overtime-pay',
    when: 'fixed-overtime',
    name: { ja: '固定残業代', en: 'Fixed overtime pay' },
    ...base,
  },
  {
    id: 'discretionary-labour',
    when: 'discretionary',
    name: { ja: '裁量労働制', en: 'Discretionary labour' },
    ...base,
  },
  { id: 'insurances', when: 'always', name: { ja: '加入保険', en: 'Insurance' }, ...base },
  {
    id: 'employer-name',
    when: 'always',
    name: { ja: '募集主の氏名または名称', en: 'Employer’s name' },
    ...base,
  },
  {
    id: 'dispatch-work',
    when: 'dispatch',
    name: { ja: '派遣労働者としての雇用', en: 'Dispatch work' },
    ...base,
  },
  {
    id: 'second-hand-smoke',
    when: 'always',
    name: { ja: '受動喫煙防止措置', en: 'Measures against second-hand smoke' },
    ...base,
  },
  {
    id: 'duties-change',
    when: 'always',
    name: { ja: '業務内容の変更の範囲', en: 'Possible future duties (変更の範囲)' },
    ...april2024,
  },
  {
    id: 'workplace-change',
    when: 'always',
    name: { ja: '就業場所の変更の範囲', en: 'Possible future workplaces (変更の範囲)' },
    ...april2024,
  },
  {
    id: 'renewal',
    when: 'fixed-term',
    name: { ja: '契約更新の基準と上限', en: 'Renewal conditions and limit' },
    ...april2024,
  },
  {
    id: 'employer-address',
    when: 'always',
    name: { ja: '募集主の住所', en: 'Employer’s address' },
    ...december2024,
  },
  {
    id: 'employer-contact',
    when: 'always',
    name: { ja: '募集主の連絡先', en: 'Employer’s contact' },
    ...december2024,
  },
] as const satisfies readonly (ReferenceEntry & Dated & { when: PostingCondition })[]);
export type PostingRequirementId = IdOf<typeof postingRequirements>;
