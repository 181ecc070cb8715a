import type { showEvent as endpoint } from '@engawa/contract/events/company';
import type { Handler } from '../../../handler.ts';
import { findAudience } from '../../audience/public.ts';
import { openPost } from '../../posts/public.ts';

export const showEvent: Handler<typeof endpoint> = async (call) => {
  const { post, images } = await openPost('event', call);
  const audience = await findAudience(call.db, call.actor.companyId, post.id);
  return { event: { ...post, audience }, images };
};
