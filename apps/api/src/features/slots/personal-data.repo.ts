import { oneOf } from '@engawa/platform/db/one-of.repo';
import type { Db, Tx } from '../../database.ts';
import { threadSides } from '../messages/messages.query.ts';

export const listAppointments = (db: Db, studentId: string) =>
  db
    .selectFrom('slot_offer')
    .innerJoin(threadSides.as('thread'), 'thread.id', 'slot_offer.thread_id')
    .innerJoin('company', 'company.id', 'thread.company_id')
    .where('thread.student_id', '=', studentId)
    .orderBy('slot_offer.id')
    .select(['company.name_jp as companyJp', 'company.name_en as companyEn'])
    .select(['slot_offer.state', 'slot_offer.starts_at as startsAt', 'slot_offer.minutes'])
    .select(['slot_offer.place', 'slot_offer.link', 'slot_offer.reason'])
    .execute();

/** Threads of the student: all, or those with these companies. */
const threadsOf = (tx: Tx, studentId: string, companyIds: readonly string[] | 'all') => {
  const all = tx
    .selectFrom(threadSides.as('thread'))
    .select('thread.id')
    .where('student_id', '=', studentId);
  return companyIds === 'all' ? all : all.where('thread.company_id', '=', oneOf(companyIds));
};

export const listAgreed = async (
  tx: Tx,
  studentId: string,
  { companyIds, now }: { companyIds: readonly string[] | 'all'; now: Date },
) => {
  const rows = await tx
    .selectFrom('slot_offer')
    .where('slot_offer.thread_id', 'in', threadsOf(tx, studentId, companyIds))
    .where('slot_offer.state', '=', 'picked')
    .where('slot_offer.starts_at', '>', now)
    .select('slot_offer.id')
    .orderBy('slot_offer.id')
    .execute();
  return rows.map(({ id }) => id);
};

/** Cancels the student's appointments at these companies and deletes the reasons they gave. */
export async function callOffAll(
  tx: Tx,
  studentId: string,
  companyIds: readonly string[] | 'all',
): Promise<void> {
  const theirs = threadsOf(tx, studentId, companyIds);
  await tx
    .updateTable('slot_offer')
    .set({ reason: null })
    .where('thread_id', 'in', theirs)
    .where('called_off_by', '=', 'student')
    .execute();
  await tx
    .updateTable('slot_offer')
    .set({ state: 'called_off', called_off_by: 'student', reason: null, remind_at: null })
    .where('thread_id', 'in', theirs)
    .where('state', 'in', ['offered', 'picked', 'others_asked'])
    .execute();
}
