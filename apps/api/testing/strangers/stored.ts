import type { TestApp } from '../server/app.ts';

/** Asking is enough to change these. */
const notAboutAnybody = ['call_count'];

const statements = new Map<string, string>();

/**
 * A fingerprint for each table of the product: how many rows it has, and by which transactions they were
 * written. Whatever is inserted, changed or deleted changes it.
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
  // A name keeps the plan: planning so many tables takes longer than reading them.
  const text = statements.get(databaseUrl) ?? '';
  const { rows } = await pool.query<{ name: string; hash: string }>({ name: 'stored', text });
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]));
}
