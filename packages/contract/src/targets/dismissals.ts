import { type IdOf, type ReferenceEntry, referenceTable } from '../reference/table.ts';
import type { WishedCriterion } from './limits.ts';

/** A reason with a criterion also raises the weight of that criterion by one step. */
export const dismissalReasons = referenceTable([
  { id: 'major', raises: 'major', name: { ja: '専攻が合わない', en: 'Major does not fit' } },
  {
    id: 'degree',
    raises: 'degree',
    name: { ja: '学位・称号が合わない', en: 'Degree or title does not fit' },
  },
  {
    id: 'graduation',
    raises: 'graduation',
    name: { ja: '卒業時期が合わない', en: 'Graduation date does not fit' },
  },
  {
    id: 'japanese',
    raises: 'japanese',
    name: { ja: '日本語力が足りない', en: 'Japanese level too low' },
  },
  {
    id: 'english',
    raises: 'english',
    name: { ja: '英語力が足りない', en: 'English level too low' },
  },
  {
    id: 'experience',
    raises: 'experience',
    name: { ja: '経験が合わない', en: 'Experience does not fit' },
  },
  {
    id: 'known',
    raises: null,
    name: { ja: 'すでに連絡を取っている', en: 'Already in contact' },
  },
  { id: 'other', raises: null, name: { ja: 'その他', en: 'Other' } },
] as const satisfies readonly (ReferenceEntry & { raises: WishedCriterion | null })[]);
export type DismissalReasonId = IdOf<typeof dismissalReasons>;
