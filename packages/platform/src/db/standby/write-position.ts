/** The log position after a person's last write. */
export interface WritePosition {
  /**
   * On a primary: since when positions are noted without a gap; identifies the notes, which restart
   * after a crash or failover. On a standby: its start time.
   */
  server: number;
  at: number;
}

/** SQL expression for the start time of the server. */
export const startedAt = '(extract(epoch from pg_postmaster_start_time()) * 1000)::int8';

/** A row of no account that dates the notes: a crash empties the unlogged table with it. */
const beginning = '00000000-0000-0000-0000-000000000000';

const inMilliseconds = (time: string) => `(extract(epoch from ${time}) * 1000)::int8`;

/** SQL expression for the time since when positions are noted; null after they were lost. */
export const notedSince = `(
  select ${inMilliseconds('noted_at')} from write_position where account_id = '${beginning}')`;

/** Restarts lost notes; idempotent. */
export const beginNotes = `
  insert into write_position (account_id, at)
  values ('${beginning}', pg_current_wal_insert_lsn())
  on conflict (account_id) do nothing`;

export const asNumber = (position: string): string => `(${position} - '0/0'::pg_lsn)::int8`;
