import { type IdOf, type ReferenceEntry, referenceTable } from '../table.ts';
import type { MajorTypeId } from './major-types.ts';

/** Japanese studies is separate because a Japanese major counts for 特定活動46号. */
export const majorCategories = referenceTable([
  { id: 'literature', type: 'humanities', name: { ja: '文学', en: 'Literature' } },
  {
    id: 'linguistics',
    type: 'humanities',
    name: { ja: '外国語・言語学', en: 'Foreign languages and linguistics' },
  },
  {
    id: 'japanese',
    type: 'humanities',
    name: { ja: '日本語・日本研究', en: 'Japanese language and studies' },
  },
  {
    id: 'history-philosophy',
    type: 'humanities',
    name: { ja: '史学・哲学', en: 'History and philosophy' },
  },
  { id: 'law', type: 'humanities', name: { ja: '法学', en: 'Law' } },
  { id: 'politics', type: 'humanities', name: { ja: '政治学', en: 'Political science' } },
  {
    id: 'international',
    type: 'humanities',
    name: { ja: '国際関係', en: 'International relations' },
  },
  { id: 'economics', type: 'humanities', name: { ja: '経済学', en: 'Economics' } },
  { id: 'business', type: 'humanities', name: { ja: '経営・商学', en: 'Business and commerce' } },
  { id: 'sociology', type: 'humanities', name: { ja: '社会学', en: 'Sociology' } },
  {
    id: 'media',
    type: 'humanities',
    name: { ja: 'メディア・コミュニケーション', en: 'Media and communication' },
  },
  { id: 'psychology', type: 'humanities', name: { ja: '心理学', en: 'Psychology' } },
  { id: 'education', type: 'humanities', name: { ja: '教育学', en: 'Education' } },
  { id: 'arts', type: 'humanities', name: { ja: '芸術・デザイン', en: 'Arts and design' } },
  {
    id: 'mathematics',
    type: 'science',
    name: { ja: '数学・統計', en: 'Mathematics and statistics' },
  },
  { id: 'physics', type: 'science', name: { ja: '物理・天文', en: 'Physics and astronomy' } },
  { id: 'chemistry', type: 'science', name: { ja: '化学', en: 'Chemistry' } },
  {
    id: 'biology',
    type: 'science',
    name: { ja: '生物・生命科学', en: 'Biology and life sciences' },
  },
  {
    id: 'information',
    type: 'science',
    name: { ja: '情報・コンピューター', en: 'Information and computer science' },
  },
  { id: 'mechanical', type: 'science', name: { ja: '機械工学', en: 'Mechanical engineering' } },
  {
    id: 'electrical',
    type: 'science',
    name: { ja: '電気・電子工学', en: 'Electrical and electronic engineering' },
  },
  {
    id: 'civil-architecture',
    type: 'science',
    name: { ja: '建築・土木', en: 'Architecture and civil engineering' },
  },
  {
    id: 'materials',
    type: 'science',
    name: { ja: '材料・応用化学', en: 'Materials and applied chemistry' },
  },
  {
    id: 'agriculture',
    type: 'science',
    name: { ja: '農学・水産', en: 'Agriculture and fisheries' },
  },
  { id: 'medicine', type: 'science', name: { ja: '医学・歯学', en: 'Medicine and dentistry' } },
  { id: 'pharmacy', type: 'science', name: { ja: '薬学', en: 'Pharmacy' } },
  { id: 'nursing', type: 'science', name: { ja: '看護・保健', en: 'Nursing and health' } },
  { id: 'environment', type: 'others', name: { ja: '環境学', en: 'Environmental studies' } },
  { id: 'liberal-arts', type: 'others', name: { ja: '教養・学際', en: 'Liberal arts' } },
  { id: 'others', type: 'others', name: { ja: 'その他', en: 'Other' } },
] as const satisfies readonly (ReferenceEntry & { type: MajorTypeId })[]);
export type MajorCategoryId = IdOf<typeof majorCategories>;
