import { endAllSessions } from '@engawa/platform/auth/refresh.repo';
import type { Tx } from '../../database.ts';
import { updatePassword } from '../account/public.ts';
import { dropTokensOf } from './one-time-token.repo.ts';

/** From here on only the new password leads in: open sessions, links and choices end with the old. */
export async function changePassword(
  tx: Tx,
  accountId: string,
  passwordHash: string,
  now: Date,
): Promise<void> {
  const email = await updatePassword(tx, accountId, passwordHash);
  await dropTokensOf(tx, accountId, email);
  await endAllSessions(tx, accountId, now);
}
