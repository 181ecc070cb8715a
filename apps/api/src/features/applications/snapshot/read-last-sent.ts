import type { SentProfile } from '@engawa/contract/applications/schemas';
import type { Db } from '../../../database.ts';
import { presentSent } from './present-sent.ts';
import { findLastSnapshot } from './snapshot.repo.ts';

/** The student's latest snapshot at a company; undefined if it was deleted. */
export async function readLastSent(
  db: Db,
  pair: { student: string; company: string },
): Promise<SentProfile | undefined> {
  const snapshot = await findLastSnapshot(db, pair);
  return snapshot && presentSent(db, snapshot);
}
