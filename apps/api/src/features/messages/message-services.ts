import type { SlotOffer } from '@engawa/contract/slots/schemas';
import type { CallLimits } from '@engawa/platform/http/limits/call-limits';
import type { Db } from '../../database.ts';

export interface MessageServices {
  limits: CallLimits;
  slotsOf: ReadSlots;
}

export type ReadSlots = (
  db: Db,
  messageIds: readonly string[],
  now: Date,
) => Promise<ReadonlyMap<string, SlotOffer>>;
