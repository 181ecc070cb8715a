import type { Db } from '../../../database.ts';
import { connectionOf, presentJob } from '../connect.present.ts';
import type { Side } from '../connection.rules.ts';
import type { Pair } from '../connections.repo.ts';
import { findRequest } from './request.repo.ts';

/** The open or accepted request of a pair as one side sees it; null without one. */
export async function readRequest(db: Db, pair: Pair, side: Side, now: Date) {
  const row = await findRequest(db, pair, side);
  const connection = row && connectionOf(row, now);
  if (!row || !connection) return null;
  const { state, askedBy } = connection;
  if (state !== 'asked' && state !== 'connected') return null;
  return {
    mine: askedBy === side,
    state,
    message: row.message || null,
    job: presentJob(row),
    at: (row.askedAt ?? row.since).toISOString(),
  };
}
