import type { changeShift as endpoint } from '@engawa/contract/shifts/student';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { presentShift, valuesOf } from '../shifts.present.ts';
import { updateShift } from '../shifts.repo.ts';

export const changeShift: Handler<typeof endpoint> = async ({ tx, actor, params, body }) => ({
  shift: presentShift(found(await updateShift(tx, actor.accountId, params.id, valuesOf(body)))),
});
