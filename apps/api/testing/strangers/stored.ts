import type { TestApp } from '../server/app.ts';

/** Tables that every request changes. */
const notAboutAnybody = ['call_count'];

const statements = new Map<string, string>();

/**
 * A fingerprint per table: number of rows and the transactions that wrote them. Any insert, update
 * or delete changes it.
 */
export async function everythingStored({
  databaseUrl,
  services,
}: TestApp): Promise<Record<string, string>> {
  const { pool } = services.databases;
  if (!statements.has(databaseUrl)) {
    const { rows } = await pool.query<{ name: string }>(
      `select table_name as name from information_schema.tables
       where table_type = 'BASE TABLE' and table_schema = 'public' order by 1`,
    );
    const each = rows
      .filter(({ name }) => !notAboutAnybody.includes(name))
      .map(
        ({ name }) =>
          `select '${name}' as name, concat(count(*), ' ', sum(xmin::text::bigint)) as hash from "${name}"`,
      );
    statements.set(databaseUrl, each.join(' union all '));
  }
  // A prepared statement: planning a query over so many tables takes longer than running it.
  const text = statements.get(databaseUrl) ?? '';
  const { rows } = await pool.query<{ name: string; hash: string }>({ name: 'stored', text });
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]));
}
