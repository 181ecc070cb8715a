import { endAllSessions } from '@engawa/platform/auth/refresh.repo';
import { refuse } from '@engawa/platform/errors/refusal';
import { sql } from 'kysely';
import type { Db, Tx } from '../../database.ts';
import { insertStudent } from '../account/public.ts';
import type { SsoPerson } from './sso/sso-client.ts';

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
    // The lock waits for an erasure under way; the student is then not found.
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
 * An address may change hands at the issuer. Whoever is known there by another id keeps their
 * account, and the newcomer is told that the address is taken.
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

/** The issuer says that this person's password has changed, or that the person is gone. */
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
 * Somebody came in once more between their leaving and the end of their account at the issuer. When
 * they register anew they are known by their address again, not refused as a stranger.
 */
export async function forgetSubject(db: Db, issuer: string, subject: string): Promise<void> {
  await db
    .deleteFrom('student_identity')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .execute();
}
