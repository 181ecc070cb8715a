import type { readCompanyNotification as endpoint } from '@engawa/contract/notifications/company';
import type { Handler } from '../../../handler.ts';
import { readNotification as markRead } from '../read-notification.ts';

export const readNotification: Handler<typeof endpoint> = async (call) => {
  await markRead(call, call.actor.accountId, call.params.id);
  return {};
};
