import { sql } from 'kysely';
import type { Db } from '../../../database.ts';
import { limitedTo } from '../../audience/audience.query.ts';
import { companiesHiddenFromVisitors, unseenCompanies } from '../../reach/reach.query.ts';
import { hasSearchRow, type Seeker } from '../../search-rows/search-rows.query.ts';

/** What narrows a search to one student, or to what visitors may see. */
export interface Visibility {
  unseen: string[];
  limited: string[];
}

export async function readVisibility(db: Db, { student }: Seeker): Promise<Visibility> {
  const { rows } = await (student === null
    ? sql<Visibility>`
        select array${companiesHiddenFromVisitors(hasSearchRow)} as unseen,
          array[]::uuid[] as limited`
    : sql<Visibility>`
        select array${unseenCompanies(student)} as unseen, array${limitedTo(student)} as limited`
  ).execute(db);
  return rows[0] ?? { unseen: [], limited: [] };
}
