import type { RealtimeEvent } from '@engawa/contract/realtime/schemas';
import type { ReadPipeline } from '../db/pipeline.ts';

const pageSize = 200;

const eventsAfter = `
  select e.id, e.kind, e.subject from realtime_event e
  where e.account_id = $1 and e.id > $2 order by e.id limit ${pageSize}`;

const lastEvent = `
  select coalesce((select last from realtime_cursor where account_id = $1), 0) as last,
         (select min(id) from realtime_event where account_id = $1) as oldest`;

export async function readEvents(
  pipeline: ReadPipeline,
  accountId: string,
  after: number,
): Promise<RealtimeEvent[]> {
  const { rows } = await pipeline.query(eventsAfter, [accountId, after]);
  return rows as RealtimeEvent[];
}

/** Where the account's events stand: the newest id, and whether those after `seen` are all kept. */
export async function readPosition(
  pipeline: ReadPipeline,
  accountId: string,
  seen: number | undefined,
): Promise<{ last: number; complete: boolean }> {
  const { rows } = await pipeline.query(lastEvent, [accountId]);
  const { last, oldest } = rows[0] as { last: number; oldest: number | null };
  const complete =
    seen === undefined || (seen <= last && (seen === last || (oldest ?? last + 1) <= seen + 1));
  return { last, complete };
}
