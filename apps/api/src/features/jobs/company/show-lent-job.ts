import type { showLentJob as endpoint } from '@engawa/contract/jobs/company';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { writeShown } from '../sharing/shares.repo.ts';

export const showLentJob: Handler<typeof endpoint> = async (call) => {
  const { tx, actor, params, body, now, concerns } = call;
  const change = { id: params.id, shown: body.shown, by: actor.accountId };
  found(await writeShown(tx, actor.companyId, change, now));
  concerns(params.id);
  return { shown: body.shown };
};
