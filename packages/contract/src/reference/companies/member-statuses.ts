import { type IdOf, referenceTable } from '../table.ts';

export const memberStatuses = referenceTable([
  { id: 'invited', name: { ja: '招待中', en: 'Invited' } },
  { id: 'active', name: { ja: '利用中', en: 'Active' } },
  { id: 'disabled', name: { ja: '停止中', en: 'Disabled' } },
]);
export type MemberStatusId = IdOf<typeof memberStatuses>;
