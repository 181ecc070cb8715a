import type { Changing } from './tell.ts';
import { act, endOf, tieNow } from './tie.rules.ts';
import { listOpenTies, lockTie, writeTie } from './ties.repo.ts';

/**
 * A student has blocked these companies: requests and connections with them are over. Nothing signals it
 * to the companies, as nothing signals a deleted account.
 */
export async function shutOut(
  changing: Changing,
  student: string,
  companies: readonly string[],
): Promise<void> {
  const { tx, outbox, now } = changing;
  if (companies.length === 0) return;
  for (const { company } of await listOpenTies(tx, student, companies)) {
    const pair = { student, company };
    const tie = tieNow((await lockTie(tx, pair)) ?? null, now);
    const what = tie && endOf(tie, 'student');
    if (!what) continue;
    const outcome = act(tie, 'student', what, now);
    if ('fault' in outcome) continue;
    await writeTie(tx, pair, { ...outcome.tie, message: '', recruiterId: null });
    outbox.signal({ accountId: student, kind: 'connects', subject: company });
  }
}
