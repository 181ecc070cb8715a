import type { refreshSession as endpoint } from '@engawa/contract/auth/anyone';
import { renewSession } from '@engawa/platform/auth/refresh.repo';
import { Refusal, refuse } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { keepActivity } from '../../student-rows/public.ts';
import { handOver, refreshCookie } from '../session-reply.ts';

export const refreshSession: Handler<typeof endpoint> = async ({ tx, cookies, now, concerns }) => {
  const token = cookies.read(refreshCookie);
  const renewed = token === undefined ? 'unknown' : await renewSession(tx, token, now);
  if (renewed === 'unknown') {
    cookies.forget(refreshCookie);
    refuse('refresh_refused');
  }
  if (renewed === 'reused') {
    cookies.forget(refreshCookie);
    // Returned, not thrown: that a stolen token ended the session must be kept.
    return new Refusal('refresh_refused');
  }
  concerns(renewed.accountId);
  if (renewed.kind === 'student') await keepActivity(tx, renewed.accountId, now);
  return { kind: renewed.kind, accessToken: handOver(cookies, renewed) };
};
