import { sql } from 'kysely';
import type { Db } from '../../../database.ts';
import { findableStudents } from '../../student-rows/student-rows.query.ts';

/**
 * Which of them have written all these words literally. The words contain no wildcards, since they
 * are letters only. A row of older rules without prose passes.
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
