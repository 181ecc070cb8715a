import { sql } from 'kysely';
import type { Db } from '../../database.ts';

interface Exposed {
  ids: string[];
  exposures: number[];
}

/** Stores these exposures and resets all other students to `usual`; writes changed rows only. */
export async function saveExposures(db: Db, { ids, exposures }: Exposed, usual: number) {
  await sql`
    update student_search set exposure = coalesce(found.exposure, ${usual})
    from student_search as row
    left join unnest(${ids}::uuid[], ${exposures}::smallint[]) as found (id, exposure)
      on found.id = row.student_id
    where row.student_id = student_search.student_id
      and student_search.exposure <> coalesce(found.exposure, ${usual})`.execute(db);
}
