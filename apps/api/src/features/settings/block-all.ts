import type { AnyEndpoint } from '@engawa/contract/endpoint';
import type { CommandCall } from '@engawa/platform/http/endpoint/context';
import type { Tables } from '../../database.ts';
import { handOnPlacesJob, withdrawFrom } from '../events/public.ts';
import { replaceBlocked } from './companies.repo.ts';

type Call = Pick<CommandCall<AnyEndpoint, Tables>, 'tx' | 'outbox' | 'now'>;

/** Injected: ends other things between a student and companies they block. */
export type OnBlocking = (call: Call, studentId: string, companyIds: string[]) => Promise<void>;

export async function blockAll(
  call: Call,
  onBlocking: OnBlocking,
  studentId: string,
  companyIds: string[],
): Promise<void> {
  await replaceBlocked(call.tx, studentId, companyIds);
  // Frees the student's places at events of these companies for the waiting list.
  for (const eventId of await withdrawFrom(call.tx, studentId, companyIds)) {
    call.outbox.job(handOnPlacesJob, { eventId });
  }
  await onBlocking(call, studentId, companyIds);
}
