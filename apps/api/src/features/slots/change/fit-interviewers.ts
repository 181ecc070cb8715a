import { found, refuse } from '@engawa/platform/errors/refusal';
import type { Tx } from '../../../database.ts';
import { listMembers } from './interviewers.repo.ts';

interface Wanted {
  threadId: string;
  accountIds: readonly string[];
  /** The interviewers of the meeting before this change. */
  known?: readonly string[];
}

/**
 * Returns the accounts that can hold the meeting. Refuses an account of another company, and a
 * member with the interviewer role (level 3) where the student has not applied. A previous
 * interviewer whose account was closed or demoted is left out instead of refused, because the
 * client still sends the id and does not list the member.
 */
export async function fitInterviewers(
  tx: Tx,
  { threadId, accountIds, known = [] }: Wanted,
): Promise<string[]> {
  const members = await listMembers(tx, threadId, accountIds);
  const isMember = (id: string) => members.some((member) => member.id === id);
  found(accountIds.every((id) => isMember(id) || known.includes(id)) || undefined);
  if (members.some(({ id, fits }) => !fits && !known.includes(id))) {
    refuse('slot_interviewer_unfit');
  }
  return members.filter(({ fits }) => fits).map(({ id }) => id);
}
