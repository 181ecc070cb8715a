import { sql } from 'kysely';
import type { Db } from '../../database.ts';
import { mailLanguage } from '../../mail/mail-language.repo.ts';

export const findStudent = (db: Db, id: string) =>
  db
    .selectFrom('student')
    .select(['id', 'email', mailLanguage('student.id').as('language')])
    .where('id', '=', id)
    .executeTakeFirst();

export type StudentAddress = NonNullable<Awaited<ReturnType<typeof findStudent>>>;

export async function isStudent(db: Db, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('student')
    .select('id')
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .executeTakeFirst();
  return row !== undefined;
}
