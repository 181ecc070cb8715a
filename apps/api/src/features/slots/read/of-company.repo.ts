import { addDays } from '@engawa/contract/days/days';
import { momentOf, todayInJapan } from '@engawa/platform/clock/today';
import { sql } from 'kysely';
import type { Db } from '../../../database.ts';
import { hasApplied } from '../../applications/applications.query.ts';
import { threadSides } from '../../messages/messages.query.ts';
import { reach } from '../../reach/reach.query.ts';

interface Reader {
  companyId: string;
  /** Interviewers (3) see appointments with applicants only. */
  level: number;
}

/** Appointments that end later today in Japan, the next first. */
export async function listAgreedToday(
  db: Db,
  { companyId, level }: Reader,
  { now, most }: { now: Date; most: number },
) {
  const tomorrow = momentOf(`${addDays(todayInJapan(now), 1)}T00:00`);
  const pair = { student: sql.ref<string>('thread.student_id'), company: companyId };
  let query = db
    .selectFrom('slot_offer')
    .innerJoin(threadSides.as('thread'), 'thread.id', 'slot_offer.thread_id')
    .innerJoin('student', 'student.id', 'thread.student_id')
    .where('slot_offer.company_id', '=', companyId)
    .where('slot_offer.state', '=', 'picked')
    .where('slot_offer.ends_at', '>', now)
    .where('slot_offer.starts_at', '<', tomorrow)
    .where(reach.companyMaySee(pair));
  if (level === 3) query = query.where(hasApplied(pair));
  const rows = await query
    .select([
      'thread.id as threadId',
      'student.first_name',
      'student.last_name',
      'student.name_order',
    ])
    .select(['slot_offer.starts_at as startsAt', 'slot_offer.ends_at as endsAt'])
    .orderBy('slot_offer.starts_at')
    .limit(most)
    .execute();
  return rows.flatMap(({ startsAt, endsAt, ...row }) =>
    startsAt && endsAt ? [{ ...row, startsAt, endsAt }] : [],
  );
}
