import { sql } from 'kysely';
import type { Tx } from '../../database.ts';
import type { SsoPerson } from './sso-client.ts';

/**
 * The student behind a sign-in: known by the identity service's own id, else by the address it has
 * confirmed, else new. Two first sign-ins at once end up as one student.
 */
export async function recogniseStudent(tx: Tx, person: SsoPerson): Promise<string> {
  await sql`select pg_advisory_xact_lock(hashtextextended(lower(${person.email}), 4))`.execute(tx);
  const known = await tx
    .selectFrom('student_identity')
    .select('student_id')
    .where('issuer', '=', person.issuer)
    .where('subject', '=', person.subject)
    .executeTakeFirst();
  if (known) return known.student_id;
  const studentId = (await findByEmail(tx, person.email)) ?? (await insertStudent(tx, person));
  await tx
    .insertInto('student_identity')
    .values({ issuer: person.issuer, subject: person.subject, student_id: studentId })
    .execute();
  return studentId;
}

async function findByEmail(tx: Tx, email: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('student')
    .select('id')
    .where((where) => where(where.fn('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst();
  return row?.id;
}

async function insertStudent(tx: Tx, person: SsoPerson): Promise<string> {
  const { id } = await tx
    .insertInto('account')
    .values({ kind: 'student' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { email, firstName, lastName } = person;
  await tx
    .insertInto('student')
    .values({ id, email, first_name: firstName, last_name: lastName })
    .execute();
  return id;
}
