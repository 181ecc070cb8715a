import type { changeTipStatus as endpoint } from '@engawa/contract/tips/company';
import { tipFaults } from '@engawa/contract/tips/publish-faults';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { changePostStatus, findPost } from '../../posts/public.ts';
import { presentTip } from '../tips.present.ts';

export const changeStatus: Handler<typeof endpoint> = async (call) => {
  const { tx, actor, body } = call;
  const { tipId: id, status } = body;
  await changePostStatus(call, { kind: 'tip', id, status }, tipFaults);
  return { tip: presentTip(found(await findPost(tx, actor.companyId, 'tip', id))) };
};
