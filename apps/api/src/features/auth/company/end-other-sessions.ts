import type { endOtherSessions as endpoint } from '@engawa/contract/auth/sessions';
import { endOtherSessions as endOthers } from '@engawa/platform/auth/refresh.repo';
import type { Handler } from '../../../handler.ts';

export const endOtherSessions: Handler<typeof endpoint> = async ({ tx, actor, now }) => {
  await endOthers(tx, actor, now);
  return {};
};
