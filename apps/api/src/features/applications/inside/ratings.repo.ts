import type { Db, Tx } from '../../../database.ts';

export const listRatings = (db: Db, companyId: string, applicationId: string) =>
  db
    .selectFrom('application_rating as rating')
    .leftJoin('recruiter as author', 'author.id', 'rating.author_id')
    .where('rating.company_id', '=', companyId)
    .where('rating.application_id', '=', applicationId)
    .select(['rating.author_id as authorId', 'author.name as by', 'rating.stars', 'rating.text'])
    .select('rating.rated_at as at')
    .orderBy('rating.rated_at')
    .orderBy('rating.id')
    .execute();

interface NewRating {
  applicationId: string;
  companyId: string;
  authorId: string;
  stars: number;
  text: string | null;
  now: Date;
}

/** One rating per recruiter: a second one replaces the first. */
export async function putRating(tx: Tx, rating: NewRating): Promise<void> {
  const { stars, text, now } = rating;
  await tx
    .insertInto('application_rating')
    .values({
      application_id: rating.applicationId,
      company_id: rating.companyId,
      author_id: rating.authorId,
      stars,
      text,
      rated_at: now,
    })
    .onConflict((same) =>
      same.columns(['application_id', 'author_id']).doUpdateSet({ stars, text, rated_at: now }),
    )
    .execute();
}
