import type { Db } from '../../database.ts';
import { hasApplied, reach } from '../reach/public.ts';

interface Asked {
  student: string;
  company: string;
  /** Interviewers read those who have applied, and no others. */
  applicantsOnly: boolean;
}

export async function mayOpen(db: Db, { applicantsOnly, ...pair }: Asked): Promise<boolean> {
  let query = db
    .selectFrom('student')
    .select('student.id')
    .where('student.id', '=', pair.student)
    .where(reach.companyMayOpen(pair));
  if (applicantsOnly) query = query.where(hasApplied(pair));
  return (await query.executeTakeFirst()) !== undefined;
}
