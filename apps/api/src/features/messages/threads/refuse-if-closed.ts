import type { ThreadClosed } from '@engawa/contract/messages/schemas';
import { found, refuse } from '@engawa/platform/errors/refusal';
import type { Db } from '../../../database.ts';
import { closedForCompany, closedForStudent } from '../messages.present.ts';
import type { Party } from '../party.ts';
import { findForCompany } from './company-threads.repo.ts';
import { findForStudent } from './student-threads.repo.ts';

/** Reason why this side cannot write; null if it can. */
export const closedTo = async (db: Db, party: Party, threadId: string): Promise<ThreadClosed> =>
  party.side === 'student'
    ? closedForStudent(found(await findForStudent(db, party.id, threadId)))
    : closedForCompany(found(await findForCompany(db, party, threadId)));

/** For changes that the other side sees and that are no new message. */
export async function refuseIfClosed(db: Db, party: Party, threadId: string): Promise<void> {
  if ((await closedTo(db, party, threadId)) !== null) refuse('thread_closed');
}
