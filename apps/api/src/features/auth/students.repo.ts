import { endAllSessions } from '@engawa/platform/auth/refresh.repo';
import { refuse } from '@engawa/platform/errors/refusal';
import { sql } from 'kysely';
import type { Db, Tx } from '../../database.ts';
import { insertStudent } from '../account/public.ts';
import type { SsoPerson } from './sso/sso-client.ts';

/**
 * Finds the student by the identity service's id, else by its confirmed address, else creates one.
 * The advisory lock makes two concurrent first sign-ins one student.
 */
export async function recogniseStudent(tx: Tx, person: SsoPerson): Promise<string> {
  await sql`select pg_advisory_xact_lock(hashtextextended(lower(${person.email}), 4))`.execute(tx);
  const known = await tx
    .selectFrom('student_identity')
    .select('student_id')
    .where('issuer', '=', person.issuer)
    .where('subject', '=', person.subject)
    // Waits for an erasure under way, after which no student is found.
    .forKeyShare()
    .executeTakeFirst();
  if (known) return known.student_id;
  const studentId = (await findByEmail(tx, person)) ?? (await insertStudent(tx, person));
  await tx
    .insertInto('student_identity')
    .values({ issuer: person.issuer, subject: person.subject, student_id: studentId })
    .execute();
  return studentId;
}

/**
 * An address may move to another person at the issuer. A student with another issuer id keeps the
 * account, and the newcomer is refused with `email_taken`.
 */
async function findByEmail(tx: Tx, { email, issuer }: SsoPerson): Promise<string | undefined> {
  const row = await tx
    .selectFrom('student')
    .leftJoin('student_identity', (join) =>
      join
        .onRef('student_identity.student_id', '=', 'student.id')
        .on('student_identity.issuer', '=', issuer),
    )
    .select(['student.id', 'student_identity.subject'])
    .where(sql<boolean>`lower(student.email) = lower(${email})`)
    .executeTakeFirst();
  if (row?.subject) refuse('email_taken');
  return row?.id;
}

/** After the issuer reported a changed password or a deleted account. */
export async function endSessionsOfSubject(
  tx: Tx,
  issuer: string,
  subject: string,
  now: Date,
): Promise<string[]> {
  const known = await tx
    .selectFrom('student_identity')
    .select('student_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  if (!known) return [];
  await endAllSessions(tx, known.student_id, now);
  return [known.student_id];
}

/**
 * For somebody who signed in between deleting their account here and its deletion at the issuer: on
 * registering again they are found by address and not refused.
 */
export async function forgetSubject(db: Db, issuer: string, subject: string): Promise<void> {
  await db
    .deleteFrom('student_identity')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .execute();
}
