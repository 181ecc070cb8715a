import type { Signal } from '@engawa/contract/realtime/schemas';
import type { ReadPipeline } from '../db/statements/pipeline.ts';

export const signalsPerPage = 200;

export interface SignalSource {
  pipeline: ReadPipeline;
  /** Notes positions for a standby, so that receivers find there what a signal is about. */
  standby?: { note(accounts: readonly string[]): Promise<void> } | undefined;
}

const signalsAfter = `
  select e.id, e.kind, e.subject from signal e
  where e.account_id = $1 and e.id > $2 order by e.id limit ${signalsPerPage}`;

const lastSignal = `
  select coalesce((select last from signal_cursor where account_id = $1), 0) as last,
         (select min(id) from signal where account_id = $1) as oldest`;

export async function readSignals(
  { pipeline, standby }: SignalSource,
  accountId: string,
  after: number,
): Promise<Signal[]> {
  const { rows } = await pipeline.query(signalsAfter, [accountId, after]);
  if (rows.length > 0) await standby?.note([accountId]);
  return rows as Signal[];
}

/** The newest id of the account's signals, and whether all after `seen` are still stored. */
export async function readPosition(
  { pipeline, standby }: SignalSource,
  accountId: string,
  seen: number | undefined,
): Promise<{ last: number; complete: boolean }> {
  const { rows } = await pipeline.query(lastSignal, [accountId]);
  const { last, oldest } = rows[0] as { last: number; oldest: number | null };
  const complete =
    seen === undefined || (seen <= last && (seen === last || (oldest ?? last + 1) <= seen + 1));
  if (seen === undefined || !complete) await standby?.note([accountId]);
  return { last, complete };
}
