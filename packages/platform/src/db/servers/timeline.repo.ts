import type pg from 'pg';

/** The timeline id; 0 on a standby. */
export const timeline = `
  case when pg_is_in_recovery() then 0
    else ('x' || substr(pg_walfile_name(pg_current_wal_insert_lsn()), 1, 8))::bit(32)::int4
  end`;

export async function readTimeline(client: pg.ClientBase): Promise<number | undefined> {
  const answer = client.query<{ timeline: number }>(`select ${timeline} as timeline`);
  const { rows } = await answer.catch(() => ({ rows: [] }));
  return rows[0]?.timeline;
}
