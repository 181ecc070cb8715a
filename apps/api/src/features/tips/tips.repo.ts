import type { Db } from '../../database.ts';
import { readDocument } from '../contents/public.ts';

/** What talent sees of this company's tips, the last published first. */
export async function listPublishedTips(db: Db, companyId: string) {
  const rows = await db
    .selectFrom('post')
    .innerJoin('content', 'content.id', 'post.id')
    .select(['post.id', 'content.published'])
    .where('content.company_id', '=', companyId)
    .where('post.kind', '=', 'tip')
    .where('post.status', '=', 'public')
    .orderBy('content.published_at', 'desc')
    .orderBy('post.id')
    .execute();
  return rows.flatMap(({ id, published }) =>
    published === null ? [] : [{ id, published: readDocument('tip')(published) }],
  );
}
