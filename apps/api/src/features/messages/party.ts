import type { Actor } from '@engawa/platform/auth/actor';

export type Side = 'student' | 'company';

/** One of the two of a thread, and who of them acts. */
export interface Party {
  side: Side;
  /** The student, or the company. */
  id: string;
  accountId: string;
  /** Interviewers see the threads of those who have applied, and no others. */
  applicantsOnly?: boolean;
}

export function partyOf(actor: Actor): Party {
  if (actor.kind === 'student') {
    return { side: 'student', id: actor.accountId, accountId: actor.accountId };
  }
  const { companyId: id, accountId, level } = actor;
  return { side: 'company', id, accountId, applicantsOnly: level === 3 };
}

export const other = (side: Side): Side => (side === 'student' ? 'company' : 'student');
