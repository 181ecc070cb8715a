import type { deleteArticle as endpoint } from '@engawa/contract/articles/company';
import type { Handler } from '../../../handler.ts';
import { removeContent } from '../../contents/public.ts';

export const deleteArticle: Handler<typeof endpoint> = async (call) => {
  await removeContent(call, 'article', call.params.id);
  return {};
};
