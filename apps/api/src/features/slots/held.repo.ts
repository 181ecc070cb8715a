import type { Db, Tx } from '../../database.ts';

export const listAppointments = (db: Db, studentId: string) =>
  db
    .selectFrom('slot_offer')
    .innerJoin('thread', 'thread.id', 'slot_offer.thread_id')
    .innerJoin('company', 'company.id', 'thread.company_id')
    .where('thread.student_id', '=', studentId)
    .orderBy('slot_offer.id')
    .select(['company.name_jp as companyJp', 'company.name_en as companyEn'])
    .select(['slot_offer.state', 'slot_offer.starts_at as startsAt', 'slot_offer.minutes'])
    .select(['slot_offer.place', 'slot_offer.link', 'slot_offer.reason'])
    .execute();

/** What is agreed on with the student and still to come, with any company. */
export const listAgreed = async (tx: Tx, studentId: string, now: Date) => {
  const rows = await tx
    .selectFrom('slot_offer')
    .innerJoin('thread', 'thread.id', 'slot_offer.thread_id')
    .where('thread.student_id', '=', studentId)
    .where('slot_offer.state', '=', 'picked')
    .where('slot_offer.starts_at', '>', now)
    .select('slot_offer.id')
    .execute();
  return rows.map(({ id }) => id);
};

/** Whoever leaves comes to nothing any more. */
export async function callOffAll(tx: Tx, studentId: string): Promise<void> {
  const theirs = tx.selectFrom('thread').select('id').where('student_id', '=', studentId);
  await tx
    .updateTable('slot_offer')
    .set({ state: 'called_off', called_off_by: 'student', reason: null, remind_at: null })
    .where('thread_id', 'in', theirs)
    .where('state', 'in', ['offered', 'picked', 'others_asked'])
    .execute();
}
