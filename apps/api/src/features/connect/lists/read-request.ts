import type { Db } from '../../../database.ts';
import { connectionNow, type Side } from '../connection.rules.ts';
import { findConnection, type Pair } from '../connections.repo.ts';

/** The open or accepted request of a pair as one side sees it; null without one. */
export async function readRequest(db: Db, pair: Pair, side: Side, now: Date) {
  const row = await findConnection(db, pair);
  const connection = row && connectionNow(row, now);
  if (!row || !connection) return null;
  const { state } = connection;
  if (state !== 'asked' && state !== 'connected') return null;
  return {
    mine: row.askedBy === side,
    state,
    message: row.message || null,
    at: (row.askedAt ?? row.since).toISOString(),
  };
}
