import { sql } from 'kysely';
import type { Db } from '../../../database.ts';
import { findableStudents } from '../../student-rows/student-rows.query.ts';

/**
 * Who of them has written all of these, letter by letter. Letters of Japanese are no wildcards. A row
 * that does not know its prose yet is believed.
 */
export async function listWriters(
  db: Db,
  ids: readonly string[],
  runs: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select student_id as id from ${findableStudents} as found
    where student_id = any(${ids}::uuid[])
      and (prose is null or prose like all(${runs.map((run) => `%${run}%`)}::text[]))`.execute(db);
  return rows.map(({ id }) => id);
}
