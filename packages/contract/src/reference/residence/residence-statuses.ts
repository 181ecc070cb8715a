import { type IdOf, type ReferenceEntry, referenceTable } from '../table.ts';
import { type ResidenceGroupId, residenceGroups } from './residence-groups.ts';

/** 在留資格, self-declared; the card is never collected. */
export const residenceStatuses = referenceTable([
  { id: 'student', group: 'no-work-by-default', name: { ja: '留学', en: 'Student' } },
  { id: 'dependent', group: 'no-work-by-default', name: { ja: '家族滞在', en: 'Dependent' } },
  {
    id: 'cultural-activities',
    group: 'no-work-by-default',
    name: { ja: '文化活動', en: 'Cultural Activities' },
  },
  {
    id: 'temporary-visitor',
    group: 'no-work-by-default',
    name: { ja: '短期滞在', en: 'Temporary Visitor' },
  },
  { id: 'trainee', group: 'no-work-by-default', name: { ja: '研修', en: 'Trainee' } },
  {
    id: 'engineer-humanities-international',
    group: 'work-within-scope',
    name: {
      ja: '技術・人文知識・国際業務',
      en: 'Engineer / Specialist in Humanities / International Services',
    },
  },
  {
    id: 'highly-skilled-professional',
    group: 'work-within-scope',
    name: { ja: '高度専門職', en: 'Highly Skilled Professional' },
  },
  { id: 'professor', group: 'work-within-scope', name: { ja: '教授', en: 'Professor' } },
  { id: 'researcher', group: 'work-within-scope', name: { ja: '研究', en: 'Researcher' } },
  { id: 'instructor', group: 'work-within-scope', name: { ja: '教育', en: 'Instructor' } },
  {
    id: 'medical-services',
    group: 'work-within-scope',
    name: { ja: '医療', en: 'Medical Services' },
  },
  { id: 'nursing-care', group: 'work-within-scope', name: { ja: '介護', en: 'Nursing Care' } },
  {
    id: 'intra-company-transferee',
    group: 'work-within-scope',
    name: { ja: '企業内転勤', en: 'Intra-company Transferee' },
  },
  {
    id: 'business-manager',
    group: 'work-within-scope',
    name: { ja: '経営・管理', en: 'Business Manager' },
  },
  { id: 'skilled-labor', group: 'work-within-scope', name: { ja: '技能', en: 'Skilled Labor' } },
  {
    id: 'specified-skilled-worker',
    group: 'work-within-scope',
    name: { ja: '特定技能', en: 'Specified Skilled Worker' },
  },
  {
    id: 'designated-activities',
    group: 'as-designated',
    name: { ja: '特定活動', en: 'Designated Activities' },
  },
  {
    id: 'permanent-resident',
    group: 'unrestricted',
    name: { ja: '永住者', en: 'Permanent Resident' },
  },
  {
    id: 'spouse-of-japanese',
    group: 'unrestricted',
    name: { ja: '日本人の配偶者等', en: 'Spouse or Child of Japanese National' },
  },
  {
    id: 'spouse-of-permanent-resident',
    group: 'unrestricted',
    name: { ja: '永住者の配偶者等', en: 'Spouse or Child of Permanent Resident' },
  },
  {
    id: 'long-term-resident',
    group: 'unrestricted',
    name: { ja: '定住者', en: 'Long-Term Resident' },
  },
  {
    id: 'special-permanent-resident',
    group: 'unrestricted',
    name: { ja: '特別永住者', en: 'Special Permanent Resident' },
  },
  // A declaration, too: distinguishes "no status yet" from an empty profile.
  {
    id: 'not-in-japan',
    group: 'abroad',
    name: { ja: 'まだ日本にいません（海外在住）', en: 'Not in Japan yet' },
  },
] as const satisfies readonly (ReferenceEntry & { group: ResidenceGroupId })[]);
export type ResidenceStatusId = IdOf<typeof residenceStatuses>;

export function residenceGroupOf(status: ResidenceStatusId) {
  return residenceGroups.byId(residenceStatuses.byId(status).group);
}
