import { sql } from 'kysely';
import type { TestApp } from './app.ts';

/** How many rows a table holds; what a test may say about "nothing stored". */
export async function countRows({ services }: TestApp, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from ${sql.table(table)}`.execute(
    services.databases.commands,
  );
  return rows[0]?.count ?? 0;
}

export async function until<T>(
  what: string,
  read: () => Promise<T | undefined | false> | T | undefined | false,
  seconds = 10,
): Promise<T> {
  const deadline = Date.now() + seconds * 1000;
  for (;;) {
    const value = await read();
    if (value !== undefined && value !== false) return value;
    if (Date.now() > deadline) throw new Error(`waited ${seconds} s in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
