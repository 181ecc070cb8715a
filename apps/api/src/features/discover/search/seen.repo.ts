import { sql } from 'kysely';
import type { Db } from '../../../database.ts';
import { limitedTo } from '../../audience/audience.query.ts';
import { unseenCompanies } from '../../reach/reach.query.ts';

/** What is this student's own in a search of jobs. */
export interface Seen {
  /** Companies that they do not see. */
  unseen: string[];
  /** Jobs that are limited, and to them among others. */
  limited: string[];
}

export async function readSeen(db: Db, student: string): Promise<Seen> {
  const { rows } = await sql<Seen>`
    select array${unseenCompanies(student)} as unseen, array${limitedTo(student)} as limited`.execute(
    db,
  );
  return rows[0] ?? { unseen: [], limited: [] };
}
