import { refuse } from '@engawa/platform/errors/refusal';
import type { Db, Tx } from '../../database.ts';
import type { Colleague, LeaverWork } from '../../leaver-work.ts';

export async function countWork(
  db: Db,
  allWork: readonly LeaverWork[],
  leaver: Colleague,
): Promise<Record<NonNullable<LeaverWork['name']>, number>> {
  const counts = { contents: 0 };
  for (const { name, count } of allWork) {
    if (name && count) counts[name] = await count(db, leaver);
  }
  return counts;
}

/** Gives all of a leaver's work to a colleague; without one it refuses where there is some. */
export async function handOverWork(
  tx: Tx,
  allWork: readonly LeaverWork[],
  leaver: Colleague,
  to: string | undefined,
): Promise<number> {
  const counts = Object.values(await countWork(tx, allWork, leaver));
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total > 0 && to === undefined) refuse('hand_over_needed');
  for (const work of allWork) await work.letGo?.(tx, leaver, to);
  if (total === 0 || to === undefined) return 0;
  for (const work of allWork) await work.handOver?.(tx, leaver, to);
  return total;
}
