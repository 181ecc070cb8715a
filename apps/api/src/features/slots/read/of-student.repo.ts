import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../database.ts';
import { threadSides } from '../../messages/messages.query.ts';
import { reach } from '../../reach/reach.query.ts';

const ofStudent = (db: Db, studentId: string, most: number) =>
  db
    .selectFrom('slot_offer')
    .innerJoin(threadSides.as('thread'), 'thread.id', 'slot_offer.thread_id')
    .innerJoin('company', 'company.id', 'slot_offer.company_id')
    .where('thread.student_id', '=', studentId)
    .where(reach.studentMaySee({ student: studentId, company: sql.ref('company.id') }))
    .select(['thread.id as threadId', 'company.id as companyId'])
    .select(['company.name_jp', 'company.name_en'])
    .limit(most);

export const listToChoose = (db: Db, studentId: string, now: Date, most: number) =>
  ofStudent(db, studentId, most)
    .distinct()
    .where('slot_offer.state', '=', 'offered')
    .where(
      sql<SqlBool>`exists (
        select from slot_time
        where slot_time.offer_id = slot_offer.id and slot_time.starts_at > ${now})`,
    )
    .orderBy('thread.id', 'desc')
    .execute();

export async function listAgreed(
  db: Db,
  studentId: string,
  { now, until, most }: { now: Date; until: Date; most: number },
) {
  const rows = await ofStudent(db, studentId, most)
    .where('slot_offer.state', '=', 'picked')
    .where('slot_offer.ends_at', '>', now)
    .where('slot_offer.starts_at', '<', until)
    .select(['slot_offer.starts_at as startsAt', 'slot_offer.ends_at as endsAt'])
    .orderBy('slot_offer.starts_at')
    .execute();
  return rows.flatMap(({ startsAt, ...row }) => (startsAt ? [{ ...row, startsAt }] : []));
}
