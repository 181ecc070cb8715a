import type { AnyEndpoint } from '@engawa/contract/endpoint';
import type { CommandCall } from '@engawa/platform/http/endpoint/context';
import type { Tables } from '../../database.ts';
import { handOnPlacesJob, withdrawFrom } from '../events/public.ts';
import { replaceBlocked } from './companies.repo.ts';

type Call = Pick<CommandCall<AnyEndpoint, Tables>, 'tx' | 'outbox' | 'now'>;

/** What else ends between a student and the companies they block. */
export type OnBlocking = (call: Call, studentId: string, companyIds: string[]) => Promise<void>;

/** These companies are blocked from now on, and whatever there was with them is over. */
export async function blockAll(
  call: Call,
  onBlocking: OnBlocking,
  studentId: string,
  companyIds: string[],
): Promise<void> {
  await replaceBlocked(call.tx, studentId, companyIds);
  // They do not go to what the company holds any more, and their places go to others.
  for (const eventId of await withdrawFrom(call.tx, studentId, companyIds)) {
    call.outbox.job(handOnPlacesJob, { eventId });
  }
  await onBlocking(call, studentId, companyIds);
}
