import type { Actor } from '@engawa/platform/auth/actor';

export type Side = 'student' | 'company';

export interface Party {
  side: Side;
  id: string;
  accountId: string;
  /** True for interviewers, who see only threads of applicants. */
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
