import type { AdditionalContentStatusId } from '@engawa/contract/reference/contents/additional-content-statuses';
import type { showTip as endpoint } from '@engawa/contract/tips/company';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { findContent, picturesIn, presentEditing } from '../../contents/public.ts';
import { listPictures } from '../../files/public.ts';
import { findPost } from '../../posts/public.ts';

export const showTip: Handler<typeof endpoint> = async ({ db, actor, params }) => {
  const { companyId } = actor;
  const content = found(await findContent(db, companyId, 'tip', params.id));
  const post = found(await findPost(db, companyId, 'tip', params.id));
  return {
    tip: {
      id: content.id,
      status: post.status as AdditionalContentStatusId,
      ...presentEditing(content),
      content: content.draft,
    },
    images: await listPictures(db, companyId, picturesIn('tip', content.draft)),
  };
};
