import { sql } from 'kysely';
import type { Db } from '../../database.ts';
import { logoOf } from '../contents/contents.query.ts';
import { reach } from '../reach/reach.query.ts';

interface ProfileView {
  studentId: string;
  companyId: string;
  /** In Japan. */
  day: string;
}

export async function isProfileViewStored(db: Db, view: ProfileView): Promise<boolean> {
  const row = await db
    .selectFrom('profile_view')
    .select('day')
    .where('student_id', '=', view.studentId)
    .where('company_id', '=', view.companyId)
    .where('day', '=', view.day)
    .executeTakeFirst();
  return row !== undefined;
}

/** One row per company, student and day, however many recruiters look. */
export async function storeProfileView(commands: Db, view: ProfileView): Promise<void> {
  await commands
    .insertInto('profile_view')
    .values({ student_id: view.studentId, company_id: view.companyId, day: view.day })
    .onConflict((same) => same.doNothing())
    .execute();
}

const most = 100;

/** Every company that viewed the student, even if the student can no longer see its page. */
export const listProfileViewRows = (db: Db, studentId: string) =>
  db
    .selectFrom('profile_view')
    .innerJoin('company', 'company.id', 'profile_view.company_id')
    .where('profile_view.student_id', '=', studentId)
    .select(['company.id', 'company.name_jp', 'company.name_en', 'profile_view.day'])
    .select(logoOf('company.id').as('logo'))
    .select(reach.studentMaySee({ student: studentId, company: sql.ref('company.id') }).as('shown'))
    .orderBy('profile_view.day', 'desc')
    .orderBy('company.id')
    .limit(most)
    .execute();

export const listStoredProfileViews = (db: Db, studentId: string) =>
  db
    .selectFrom('profile_view')
    .where('student_id', '=', studentId)
    .select(['company_id as companyId', 'day'])
    .orderBy('day', 'desc')
    .orderBy('company_id')
    .execute();

/** Deletes the oldest, at most `atOnce` per statement; returns how many. */
export async function forgetProfileViewsBefore(
  db: Db,
  until: string,
  atOnce: number,
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from profile_view where ctid in (
      select ctid from profile_view where day < ${until} limit ${atOnce})`.execute(db);
  return Number(numAffectedRows ?? 0);
}
