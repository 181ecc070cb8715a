import type { Db } from '../../database.ts';

/** What talent sees of this company's tips, the last published first. */
export const listPublishedTips = (db: Db, companyId: string) =>
  db
    .selectFrom('post')
    .innerJoin('content', 'content.id', 'post.id')
    .select(['post.id', 'content.published'])
    .where('content.company_id', '=', companyId)
    .where('post.kind', '=', 'tip')
    .where('post.status', '=', 'public')
    .orderBy('content.published_at', 'desc')
    .orderBy('post.id')
    .execute();
