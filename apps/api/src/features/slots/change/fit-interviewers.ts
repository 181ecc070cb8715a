import { found, refuse } from '@engawa/platform/errors/refusal';
import type { Tx } from '../../../database.ts';
import { listMembers } from './interviewers.repo.ts';

/** Refuses strangers, and members who may meet applicants only where the student is none. */
export async function fitInterviewers(
  tx: Tx,
  threadId: string,
  accountIds: readonly string[],
): Promise<void> {
  const members = await listMembers(tx, threadId, accountIds);
  found(members.length === accountIds.length || undefined);
  if (members.some(({ fits }) => !fits)) refuse('slot_interviewer_unfit');
}
