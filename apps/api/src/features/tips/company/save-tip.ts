import type { saveTip as endpoint } from '@engawa/contract/tips/company';
import { tipFaults } from '@engawa/contract/tips/publish-faults';
import type { Handler } from '../../../handler.ts';
import { savePost } from '../../posts/public.ts';

export const saveTip: Handler<typeof endpoint> = (call) => {
  const { tipId: id, version, inStep, status, jp, en, common } = call.body;
  const draft = { jp, en, common };
  return savePost(call, {
    kind: 'tip',
    id,
    version,
    draft,
    inStep,
    status,
    faultsOf: tipFaults,
  });
};
