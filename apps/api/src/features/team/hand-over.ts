import { refuse } from '@engawa/platform/errors/refusal';
import type { Db, Tx } from '../../database.ts';
import type { Colleague } from '../../people/in-charge.repo.ts';
import type { LeaverWork } from '../../people/leaver-work.ts';

/** Work of somebody who has not joined yet. */
export const noWork = { contents: 0, applicants: 0, slots: 0 };

export async function countWork(
  db: Db,
  allLeaverWork: readonly LeaverWork[],
  leaver: Colleague,
  now: Date,
): Promise<Record<NonNullable<LeaverWork['name']>, number>> {
  const counts = { ...noWork };
  for (const { name, count } of allLeaverWork) {
    if (name && count) counts[name] = await count(db, leaver, now);
  }
  return counts;
}

/** Hands all of a leaver's work to a colleague; without one, refuses if there is any. */
export async function handOverWork(
  { tx, now }: { tx: Tx; now: Date },
  allLeaverWork: readonly LeaverWork[],
  leaver: Colleague,
  to: string | undefined,
): Promise<number> {
  const counts = Object.values(await countWork(tx, allLeaverWork, leaver, now));
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total > 0 && to === undefined) refuse('hand_over_needed');
  for (const work of allLeaverWork) await work.letGo?.(tx, leaver, to);
  if (total === 0 || to === undefined) return 0;
  for (const work of allLeaverWork) await work.handOver?.(tx, leaver, to, now);
  return total;
}
