import { found, refuse } from '@engawa/platform/errors/refusal';
import type { Tx } from '../../../database.ts';
import { listMembers } from './interviewers.repo.ts';

interface Wanted {
  threadId: string;
  accountIds: readonly string[];
  /** Those who hold the meeting already. */
  known?: readonly string[];
}

/**
 * The wanted interviewers. Refuses strangers, and members with the interviewer role where the
 * student has not applied. Known interviewers to whom that happened later are dropped instead,
 * because the form no longer offers them.
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
