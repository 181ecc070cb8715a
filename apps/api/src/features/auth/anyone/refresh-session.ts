import type { refreshSession as endpoint } from '@engawa/contract/auth/anyone';
import { renewSession } from '@engawa/platform/auth/refresh.repo';
import { Refusal, refuse } from '@engawa/platform/errors/refusal';
import type { Tx } from '../../../database.ts';
import type { Handler } from '../../../handler.ts';
import type { IdentityAccounts } from '../../../identity-accounts.ts';
import { recordActivity } from '../../student-rows/public.ts';
import { handOver, refreshCookie } from '../sign-in/session-reply.ts';
import { findSignIns } from '../sso/sso.repo.ts';

type Identity = Pick<IdentityAccounts, 'endSession'> | undefined;

export const refreshSession =
  (identity: Identity): Handler<typeof endpoint> =>
  async ({ tx, cookies, now, concerns }) => {
    const token = cookies.read(refreshCookie);
    const renewed = token === undefined ? 'unknown' : await renewSession(tx, token, now);
    if (renewed === 'unknown' || renewed === 'reused') {
      cookies.forget(refreshCookie);
      const ended = token !== undefined && (await endAtIdentity(tx, identity, token));
      // Returned, not thrown: a thrown refusal would roll back the ending of the session.
      return renewed === 'reused' || ended
        ? new Refusal('refresh_refused')
        : refuse('refresh_refused');
    }
    concerns(renewed.accountId);
    if (renewed.kind === 'student') await recordActivity(tx, renewed.accountId, now);
    return { kind: renewed.kind, accessToken: handOver(cookies, renewed) };
  };

/**
 * A student whose session is refused is shown as signed out, so the built-in identity service must
 * ask this browser for the password again.
 */
async function endAtIdentity(tx: Tx, identity: Identity, refreshToken: string): Promise<boolean> {
  if (!identity) return false;
  const signIns = await findSignIns(tx, refreshToken);
  for (const { identity: who, signedInAt } of signIns) {
    await identity.endSession(tx, who, signedInAt);
  }
  return signIns.length > 0;
}
