import { type QueryExecutorProvider, sql } from 'kysely';

/** All tables of our schemas that contain one of these words in any column. */
export async function tablesWith(
  db: QueryExecutorProvider,
  words: readonly string[],
): Promise<string[]> {
  const tables = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
    order by 1, 2`.execute(db);
  const found: string[] = [];
  for (const { schema, name } of tables.rows) {
    // The row as text covers columns of any type.
    const { rows } = await sql<{ text: string }>`
      select lower(t::text) as text from ${sql.table(`${schema}.${name}`)} t`.execute(db);
    for (const word of words) {
      if (rows.some(({ text }) => text.includes(word.toLowerCase()))) {
        found.push(`${schema}.${name}: ${word}`);
      }
    }
  }
  return found;
}
