import type { changeArticleStatus as endpoint } from '@engawa/contract/articles/company';
import { articleFaults } from '@engawa/contract/articles/publish-faults';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { changePostStatus, findPost } from '../../posts/public.ts';
import { presentArticle } from '../articles.present.ts';

export const changeStatus: Handler<typeof endpoint> = async (call) => {
  const { tx, actor, body } = call;
  const { articleId: id, status } = body;
  await changePostStatus(call, { kind: 'article', id, status }, articleFaults);
  return { article: presentArticle(found(await findPost(tx, actor.companyId, 'article', id))) };
};
