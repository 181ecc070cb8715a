import type { listArticles as endpoint } from '@engawa/contract/articles/company';
import type { Handler } from '../../../handler.ts';
import { picturesIn } from '../../contents/public.ts';
import { listPictures } from '../../files/public.ts';
import { countPosts, listPosts } from '../../posts/public.ts';
import { presentArticle } from '../articles.present.ts';

const fields = ['title', 'body'] as const;

export const listArticles: Handler<typeof endpoint> = async ({ db, actor, query }) => {
  const { companyId } = actor;
  const { word, cursor } = query;
  const status = query.status === 'all' ? undefined : query.status;
  const search = { kind: 'article', status, word, cursor, fields } as const;
  const { page, nextCursor } = await listPosts(db, companyId, search);
  const pictures = page.flatMap(({ draft }) => picturesIn('article', draft));
  return {
    additionalContents: page.map(presentArticle),
    counts: await countPosts(db, companyId, search),
    nextCursor,
    images: await listPictures(db, companyId, pictures),
  };
};
