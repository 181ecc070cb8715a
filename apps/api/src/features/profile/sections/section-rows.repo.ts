import type { Insertable } from 'kysely';
import type { Tx } from '../../../database.ts';
import type { ProfileTables } from '../profile.tables.ts';

export type SectionRows = {
  [Table in keyof ProfileTables]?: Insertable<ProfileTables[Table]>[];
};

export async function replaceRows(tx: Tx, studentId: string, rows: SectionRows): Promise<void> {
  for (const table of tablesOf(rows)) {
    await tx.deleteFrom(table).where('student_id', '=', studentId).execute();
  }
  await insertRows(tx, rows);
}

export async function insertRows(tx: Tx, rows: SectionRows): Promise<void> {
  for (const table of tablesOf(rows)) {
    const some = rows[table] ?? [];
    if (some.length > 0) await tx.insertInto(table).values(some).execute();
  }
}

const tablesOf = (rows: SectionRows) => Object.keys(rows) as (keyof ProfileTables)[];
