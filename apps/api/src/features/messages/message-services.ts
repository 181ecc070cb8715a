import type { ThreadContext } from '@engawa/contract/messages/context';
import type { SlotOffer } from '@engawa/contract/slots/schemas';
import type { CallLimits } from '@engawa/platform/http/limits/call-limits';
import type { Db } from '../../database.ts';
import type { Side } from './party.ts';

export interface MessageServices {
  limits: CallLimits;
  slotsOf: ReadSlots;
}

export type ReadSlots = (
  db: Db,
  messageIds: readonly string[],
  now: Date,
) => Promise<ReadonlyMap<string, SlotOffer>>;

interface Pair {
  student: string;
  company: string;
}

/** Readers of what a thread is about; the features concerned depend on this one. */
export interface ContextServices {
  readApplications(db: Db, pair: Pair, reader: Side): Promise<ThreadContext['applications']>;
  readRequest(db: Db, pair: Pair, reader: Side, now: Date): Promise<ThreadContext['request']>;
  readAppointments(db: Db, threadId: string): Promise<ThreadContext['appointments']>;
}

export interface ThreadServices extends MessageServices {
  context: ContextServices;
}
