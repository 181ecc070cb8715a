import { type IdOf, referenceTable } from '../table.ts';

export const eventApplicationStates = referenceTable([
  { id: 'going', name: { ja: '参加予定', en: 'Going' } },
  { id: 'waiting', name: { ja: 'キャンセル待ち', en: 'Waiting list' } },
  { id: 'cancelled', name: { ja: 'キャンセル済み', en: 'Cancelled' } },
]);
export type EventApplicationStateId = IdOf<typeof eventApplicationStates>;
