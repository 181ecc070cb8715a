import type { ArticleDocument } from '@engawa/contract/articles/schemas';
import type { AdditionalContentStatusId } from '@engawa/contract/reference/contents/additional-content-statuses';
import { perWritten } from '../contents/public.ts';
import { type PostRow, presentPost } from '../posts/public.ts';

export function presentArticle(row: PostRow<'article'>) {
  const heading = ({ title, coverImage }: NonNullable<ArticleDocument['jp']>) => ({
    title,
    coverImage,
  });
  return {
    ...presentPost(row),
    status: row.status as AdditionalContentStatusId,
    ...perWritten('article', row.draft, heading),
  };
}
