import { type IdOf, referenceTable } from '../table.ts';

export const connectStatuses = referenceTable([
  { id: 'not-connected', name: { ja: '未申請', en: 'Not connected' } },
  { id: 'waiting', name: { ja: '返答待ち', en: 'Waiting for a reply' } },
  { id: 'connected', name: { ja: 'つながっています', en: 'Connected' } },
  { id: 'cannot-connect', name: { ja: '申請できません', en: 'Cannot connect' } },
]);
export type ConnectStatusId = IdOf<typeof connectStatuses>;
