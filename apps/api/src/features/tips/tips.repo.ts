import type { Db } from '../../database.ts';
import { readDocument } from '../contents/public.ts';
import { postsOf } from '../posts/posts.query.ts';

export async function listPublishedTips(db: Db, companyId: string) {
  const rows = await db
    .selectFrom(postsOf('tip').as('content'))
    .select(['content.id', 'content.published'])
    .where('content.company_id', '=', companyId)
    .where('content.status', '=', 'public')
    .orderBy('content.published_at', 'desc')
    .orderBy('content.id')
    .execute();
  return rows.flatMap(({ id, published }) =>
    published === null ? [] : [{ id, published: readDocument('tip')(published) }],
  );
}
