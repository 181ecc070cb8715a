import type { Db } from '../../../database.ts';
import { listRatings } from './ratings.repo.ts';

/** The ratings of others are shown only to a recruiter who has rated. */
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
