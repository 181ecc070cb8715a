import { sql } from 'kysely';
import type { TestApp } from '../server/app.ts';

export async function countRows({ services }: TestApp, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from ${sql.table(table)}`.execute(
    services.databases.commands,
  );
  return rows[0]?.count ?? 0;
}
