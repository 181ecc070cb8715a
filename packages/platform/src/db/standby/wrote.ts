/** Where a server's log stood when somebody had written last. */
export interface Wrote {
  /**
   * Since when what people wrote is noted there, without a gap: after a crash, and at another server in its
   * place, the notes begin anew. Of a standby when it was started.
   */
  server: number;
  at: number;
}

/** How a statement says when its server was started. */
export const startedAt = '(extract(epoch from pg_postmaster_start_time()) * 1000)::int8';

/** Nobody's note: it goes with the others when a crash empties the table. */
const beginning = '00000000-0000-0000-0000-000000000000';

const inMilliseconds = (time: string) => `(extract(epoch from ${time}) * 1000)::int8`;

/** How a statement says since when there are notes; null after they were lost. */
export const notedSince = `(
  select ${inMilliseconds('noted_at')} from write_position where account_id = '${beginning}')`;

/** Begins the notes anew where they were lost. Whoever asks next finds since when. */
export const beginNotes = `
  insert into write_position (account_id, at)
  values ('${beginning}', pg_current_wal_insert_lsn())
  on conflict (account_id) do nothing`;

/** A place in the log as a number. */
export const asNumber = (position: string): string => `(${position} - '0/0'::pg_lsn)::int8`;
