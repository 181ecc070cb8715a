import type { deleteShift as endpoint } from '@engawa/contract/shifts/student';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { presentShift } from '../shifts.present.ts';
import { removeShift } from '../shifts.repo.ts';

export const deleteShift: Handler<typeof endpoint> = async ({ tx, actor, params }) => ({
  shift: presentShift(found(await removeShift(tx, actor.accountId, params.id))),
});
