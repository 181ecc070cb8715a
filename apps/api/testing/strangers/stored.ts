import type { TestApp } from '../app.ts';

/** Asking is enough to change these. */
const notAboutAnybody = ['call_count'];

/** Every row of every table of the product, as one fingerprint per table. */
export async function everythingStored({ services }: TestApp): Promise<Record<string, string>> {
  const { pool } = services.databases;
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema = 'public' order by 1`,
  );
  const names = tables.map(({ name }) => name).filter((name) => !notAboutAnybody.includes(name));
  const each = names.map(
    (name) =>
      `select '${name}' as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash from "${name}" t`,
  );
  const { rows } = await pool.query<{ name: string; hash: string }>(each.join(' union all '));
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]));
}
