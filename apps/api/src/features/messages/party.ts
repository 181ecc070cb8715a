import type { Actor } from '@engawa/platform/auth/actor';
import { refuse } from '@engawa/platform/errors/refusal';

export type Side = 'student' | 'company';

/** One of the two of a thread, and who of them acts. */
export interface Party {
  side: Side;
  /** The student, or the company. */
  id: string;
  accountId: string;
}

/** Interviewers see the threads of applicants only; there are no applications yet. */
export function partyOf(actor: Actor): Party {
  if (actor.kind === 'student') {
    return { side: 'student', id: actor.accountId, accountId: actor.accountId };
  }
  if (!seesThreads(actor)) refuse('not_found');
  return { side: 'company', id: actor.companyId, accountId: actor.accountId };
}

export const seesThreads = ({ level }: { level: number }): boolean => level !== 3;

export const other = (side: Side): Side => (side === 'student' ? 'company' : 'student');
