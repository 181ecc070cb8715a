import type { Db } from '../../database.ts';
import { reach } from '../reach/reach.query.ts';

interface Pair {
  student: string;
  company: string;
}

export async function mayOpen(db: Db, pair: Pair): Promise<boolean> {
  const row = await db
    .selectFrom('student')
    .select('student.id')
    .where('student.id', '=', pair.student)
    .where(reach.companyMayOpen(pair))
    .executeTakeFirst();
  return row !== undefined;
}
