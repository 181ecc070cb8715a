import type { removePushDevice as endpoint } from '@engawa/contract/push/student';
import type { Handler } from '../../../handler.ts';
import { deleteDevice } from '../devices.repo.ts';

export const removeDevice: Handler<typeof endpoint> = async ({ tx, actor, body }) => {
  await deleteDevice(tx, actor.accountId, body.address);
  return {};
};
