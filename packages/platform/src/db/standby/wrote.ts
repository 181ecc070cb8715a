/** Where a server's log stood when somebody had written last. */
export interface Wrote {
  /** When that server was started, by which it is told from the one that took its place. */
  server: number;
  at: number;
}

/** How a statement says when its server was started. */
export const startedAt = '(extract(epoch from pg_postmaster_start_time()) * 1000)::int8';

/** A place in the log as a number. */
export const asNumber = (position: string): string => `(${position} - '0/0'::pg_lsn)::int8`;
