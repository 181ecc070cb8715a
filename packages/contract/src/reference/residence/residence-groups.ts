import type { Dated } from '../dated.ts';
import { type IdOf, type ReferenceEntry, referenceTable } from '../table.ts';

/** Whether a status of the group allows work. A legal rule, hence dated. */
export type MayWork = 'with-permission' | 'within-scope' | 'as-designated' | 'yes' | 'after-a-visa';

const source = '出入国管理及び難民認定法 別表第一・第二、入管特例法; project domain notes';
const always = { validFrom: null, validTo: null, confirmed: true, source } as const;

export const residenceGroups = referenceTable([
  {
    id: 'no-work-by-default',
    name: { ja: '原則、就労不可', en: 'No work by default' },
    mayWork: 'with-permission',
    ...always,
  },
  {
    id: 'work-within-scope',
    name: { ja: '資格の範囲内で就労可', en: 'Work within scope' },
    mayWork: 'within-scope',
    ...always,
  },
  {
    id: 'as-designated',
    name: { ja: '指定された活動のみ', en: 'As designated' },
    mayWork: 'as-designated',
    ...always,
  },
  {
    id: 'unrestricted',
    name: { ja: '就労制限なし', en: 'Unrestricted' },
    mayWork: 'yes',
    ...always,
  },
  {
    id: 'abroad',
    name: { ja: '入国前', en: 'Before coming to Japan' },
    mayWork: 'after-a-visa',
    ...always,
  },
] as const satisfies readonly (ReferenceEntry & Dated & { mayWork: MayWork })[]);
export type ResidenceGroupId = IdOf<typeof residenceGroups>;
