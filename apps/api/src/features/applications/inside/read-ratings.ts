import type { Db } from '../../../database.ts';
import { listRatings } from './ratings.repo.ts';

/** Those of the others are shown to whoever has given theirs. */
export async function readRatings(
  db: Db,
  { companyId, accountId }: { companyId: string; accountId: string },
  applicationId: string,
) {
  const rows = (await listRatings(db, companyId, applicationId)).map(
    ({ authorId, by, stars, text, at }) => ({
      by,
      mine: authorId === accountId,
      stars,
      text,
      at: at.toISOString(),
    }),
  );
  if (rows.some(({ mine }) => mine)) return { ratings: rows, ratingsHidden: 0 };
  return { ratings: [], ratingsHidden: rows.length };
}
