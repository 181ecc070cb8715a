import { getConstructionPlans } from 'pg-boss';

/** The schema that pg-boss creates and migrates itself, outside our migrations. */
export const queueSchema = 'pgboss';

/** The statements that create the queue's tables in this release, and their version. */
export function queueTables(): { sql: string; version: number } {
  const sql = getConstructionPlans(queueSchema);
  const version = Number(/version\(version\) VALUES \('(\d+)'\)/.exec(sql)?.[1]);
  if (!version) throw new Error('the job queue no longer says its version as it did');
  return { sql, version };
}
