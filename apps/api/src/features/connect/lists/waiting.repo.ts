import { sql } from 'kysely';
import type { Db } from '../../../database.ts';
import { reach } from '../../reach/reach.query.ts';
import { isListed } from './connect-list.repo.ts';

/** Students with an open request to the company since then, counted up to `most`. */
export async function countAskedSince(
  db: Db,
  companyId: string,
  since: Date,
  most: number,
): Promise<number> {
  const rows = await db
    .selectFrom('connection')
    .select('student_id')
    .where('company_id', '=', companyId)
    .where('state', '=', 'asked')
    .where('asked_by', '=', 'student')
    .where('since', '>', since)
    .limit(most)
    .execute();
  return rows.length;
}

/** Open requests, counted on each read instead of stored, so that the number is exact. */
export const countWaiting = {
  async forStudent(db: Db, studentId: string, now: Date): Promise<number> {
    const company = sql.ref<string>('connection.company_id');
    const { count } = await db
      .selectFrom('connection')
      .where('connection.student_id', '=', studentId)
      .where(isListed('waiting', 'student', now))
      .where(reach.studentMaySee({ student: studentId, company }))
      .select((of) => of.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  },

  async forCompany(db: Db, companyId: string, now: Date): Promise<number> {
    const student = sql.ref<string>('connection.student_id');
    const { count } = await db
      .selectFrom('connection')
      .where('connection.company_id', '=', companyId)
      .where(isListed('waiting', 'company', now))
      .where(reach.companyMaySee({ student, company: companyId }))
      .select((of) => of.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  },
};
