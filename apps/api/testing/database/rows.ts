import { sql } from 'kysely';
import type { TestApp } from '../server/app.ts';

/** How many rows a table holds; what a test may say about "nothing stored". */
export async function countRows({ services }: TestApp, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from ${sql.table(table)}`.execute(
    services.databases.commands,
  );
  return rows[0]?.count ?? 0;
}
