import type { showArticle as endpoint } from '@engawa/contract/articles/company';
import type { AdditionalContentStatusId } from '@engawa/contract/reference/contents/additional-content-statuses';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { findContent, picturesIn, presentEditing } from '../../contents/public.ts';
import { listPictures } from '../../files/public.ts';
import { findPost } from '../../posts/public.ts';

export const showArticle: Handler<typeof endpoint> = async ({ db, actor, params }) => {
  const { companyId } = actor;
  const content = found(await findContent(db, companyId, 'article', params.id));
  const post = found(await findPost(db, companyId, 'article', params.id));
  return {
    article: {
      id: content.id,
      status: post.status as AdditionalContentStatusId,
      ...presentEditing(content),
      content: content.draft,
    },
    images: await listPictures(db, companyId, picturesIn('article', content.draft)),
  };
};
