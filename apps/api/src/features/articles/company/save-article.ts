import type { saveArticle as endpoint } from '@engawa/contract/articles/company';
import { articleFaults } from '@engawa/contract/articles/publish-faults';
import type { Handler } from '../../../handler.ts';
import { savePost } from '../../posts/public.ts';

export const saveArticle: Handler<typeof endpoint> = (call) => {
  const { articleId: id, version, inStep, status, jp, en, common } = call.body;
  const draft = { jp, en, common };
  return savePost(call, {
    kind: 'article',
    id,
    version,
    draft,
    inStep,
    status,
    faultsOf: articleFaults,
  });
};
