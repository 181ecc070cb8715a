import { endAllSessions } from '@engawa/platform/auth/refresh.repo';
import type { Tx } from '../../database.ts';
import type { Colleague, LeaverWork } from '../../people/leaver-work.ts';
import { closeRecruiter, deleteRecruiter } from '../account/public.ts';
import { dropTokensOfLeaver } from '../auth/public.ts';
import { givePictureUp } from '../files/public.ts';
import { deleteTwoStep } from '../two-step/public.ts';

interface Closing {
  tx: Tx;
  now: Date;
}

/**
 * Ends somebody's place in the company, after their work was handed over: signed out at once, and no
 * way in. Where something they wrote shows their name, that alone stays of them. Answers which addresses
 * were theirs before, or were to be.
 */
export async function closeMember(
  { tx, now }: Closing,
  allLeaverWork: readonly LeaverWork[],
  leaver: Colleague,
): Promise<string[]> {
  const { accountId } = leaver;
  await endAllSessions(tx, accountId, now);
  await givePictureUp(tx, `recruiter:${accountId}`);
  await deleteTwoStep(tx, accountId);
  const addresses = await dropTokensOfLeaver(tx, accountId);
  if (await isNamed(tx, allLeaverWork, leaver)) await closeRecruiter(tx, leaver, now);
  else await deleteRecruiter(tx, leaver);
  return addresses;
}

async function isNamed(tx: Tx, allLeaverWork: readonly LeaverWork[], leaver: Colleague) {
  for (const { names } of allLeaverWork) if (await names(tx, leaver)) return true;
  return false;
}
