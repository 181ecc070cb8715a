import { found, refuse } from '@engawa/platform/errors/refusal';
import type { Db } from '../../../database.ts';
import { closedForCompany, closedForStudent } from '../messages.present.ts';
import type { Party } from '../party.ts';
import { findForCompany } from './company-threads.repo.ts';
import { findForStudent } from './student-threads.repo.ts';

/** For what goes to the other side without being a new message. */
export async function refuseIfClosed(db: Db, party: Party, threadId: string): Promise<void> {
  const closed =
    party.side === 'student'
      ? closedForStudent(found(await findForStudent(db, party.id, threadId)))
      : closedForCompany(found(await findForCompany(db, party, threadId)));
  if (closed !== null) refuse('thread_closed');
}
