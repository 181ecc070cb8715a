import type { logOutCompany } from '@engawa/contract/auth/company';
import { endSession } from '@engawa/platform/auth/refresh.repo';
import type { Handler } from '../../../handler.ts';
import { refreshCookie } from '../session-reply.ts';

export const logOut: Handler<typeof logOutCompany> = async ({ tx, actor, cookies, now }) => {
  await endSession(tx, actor, now);
  cookies.forget(refreshCookie);
  return {};
};
