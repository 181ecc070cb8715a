import { sql } from 'kysely';
import type { Db } from '../../../database.ts';
import { limitedTo } from '../../audience/audience.query.ts';
import { unseenCompanies } from '../../reach/reach.query.ts';

/** What narrows a job search to one student. */
export interface Visibility {
  unseen: string[];
  limited: string[];
}

export async function readVisibility(db: Db, student: string): Promise<Visibility> {
  const { rows } = await sql<Visibility>`
    select array${unseenCompanies(student)} as unseen, array${limitedTo(student)} as limited`.execute(
    db,
  );
  return rows[0] ?? { unseen: [], limited: [] };
}
