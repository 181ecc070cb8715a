import { applicationLimits } from '@engawa/contract/applications/limits';
import type { saveElsewhere as endpoint } from '@engawa/contract/applications/record';
import { found, refuse } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { lockStudentAlone } from '../../../people/lock-student.repo.ts';
import { insertElsewhere, listElsewhere, updateElsewhere } from '../own/elsewhere.repo.ts';

export const saveElsewhere: Handler<typeof endpoint> = async (call) => {
  const { tx, actor, body, now, concerns } = call;
  const me = actor.accountId;
  const { id, ...written } = body;
  await lockStudentAlone(tx, me);
  if (id !== undefined) {
    const elsewhere = found(await updateElsewhere(tx, me, id, written));
    concerns(elsewhere.id);
    return { elsewhere };
  }
  const count = applicationLimits.elsewhere;
  const there = await listElsewhere(tx, me);
  if (there.length >= count) refuse('records_used_up', { details: { count } });
  const elsewhere = await insertElsewhere(tx, me, written, now);
  concerns(elsewhere.id);
  return { elsewhere };
};
