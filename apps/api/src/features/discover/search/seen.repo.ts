import { sql } from 'kysely';
import type { Db } from '../../../database.ts';
import { limitedTo } from '../../audience/audience.query.ts';
import { unseenCompanies } from '../../reach/reach.query.ts';

/** What narrows a job search to one student. */
export interface Seen {
  unseen: string[];
  limited: string[];
}

export async function readSeen(db: Db, student: string): Promise<Seen> {
  const { rows } = await sql<Seen>`
    select array${unseenCompanies(student)} as unseen, array${limitedTo(student)} as limited`.execute(
    db,
  );
  return rows[0] ?? { unseen: [], limited: [] };
}
