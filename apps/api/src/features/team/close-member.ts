import { endAllSessions } from '@engawa/platform/auth/refresh.repo';
import type { Tx } from '../../database.ts';
import type { Colleague } from '../../people/in-charge.repo.ts';
import { isNamedIn } from '../../people/in-charge.repo.ts';
import type { LeaverWork } from '../../people/leaver-work.ts';
import { closeRecruiter, deleteRecruiter } from '../account/public.ts';
import { dropTokensOfLeaver } from '../auth/public.ts';
import { releasePicture } from '../files/public.ts';
import { deleteTwoStep } from '../two-step/public.ts';

interface Closing {
  tx: Tx;
  now: Date;
}

/**
 * Closes a recruiter's account after their work was handed over: ends sessions and prevents
 * sign-in. Only the name stays, where something they wrote shows it. Returns their former and
 * intended addresses.
 */
export async function closeMember(
  { tx, now }: Closing,
  allLeaverWork: readonly LeaverWork[],
  leaver: Colleague,
): Promise<string[]> {
  const { accountId } = leaver;
  await endAllSessions(tx, accountId, now);
  await releasePicture(tx, `recruiter:${accountId}`);
  await deleteTwoStep(tx, accountId);
  const addresses = await dropTokensOfLeaver(tx, accountId);
  const places = allLeaverWork.flatMap(({ names }) => names);
  if (await isNamedIn(tx, places, accountId)) await closeRecruiter(tx, leaver, now);
  else await deleteRecruiter(tx, leaver);
  return addresses;
}
