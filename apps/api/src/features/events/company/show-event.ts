import type { showEvent as endpoint } from '@engawa/contract/events/company';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { findAudience } from '../../audience/public.ts';
import { findContent, picturesIn, presentEditing } from '../../contents/public.ts';
import { listPictures } from '../../files/public.ts';
import { findPost } from '../../posts/public.ts';

export const showEvent: Handler<typeof endpoint> = async ({ db, actor, params }) => {
  const { companyId } = actor;
  const content = found(await findContent(db, companyId, 'event', params.id));
  const post = found(await findPost(db, companyId, 'event', params.id));
  return {
    event: {
      id: content.id,
      status: post.status,
      ...presentEditing(content),
      content: content.draft,
      audience: await findAudience(db, companyId, content.id),
    },
    images: await listPictures(db, companyId, picturesIn('event', content.draft)),
  };
};
