import { endSession } from '@engawa/platform/auth/refresh.repo';
import { openSessions } from '@engawa/platform/auth/sessions.repo';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../database.ts';
import { endSessionsOfSubject } from '../students.repo.ts';
import type { LogoutToken } from './logout-token.ts';

/** Ends our sessions that belong to the issuer's; returns their accounts. */
export const endLoggedOut = (
  db: Db,
  issuer: string,
  { subject, sid }: LogoutToken,
  now: Date,
): Promise<string[]> =>
  db.transaction().execute(async (tx) => {
    if (sid === undefined) {
      return subject === undefined ? [] : endSessionsOfSubject(tx, issuer, subject, now);
    }
    const sessions = await findByIssuersSession(tx, issuer, { sid, subject });
    for (const session of sessions) await endSession(tx, session, now);
    return sessions.map(({ accountId }) => accountId);
  });

/** The issuer's session id is read from the ID token stored for signing out. */
async function findByIssuersSession(
  tx: Tx,
  issuer: string,
  { sid, subject }: Pick<LogoutToken, 'subject'> & { sid: string },
) {
  const payload = sql`translate(split_part(session.id_token, '.', 2), '-_', '+/')`;
  const padded = sql`rpad(${payload}, (length(${payload}) + 3) / 4 * 4, '=')`;
  const { rows } = await sql<{ sessionId: string; accountId: string }>`
    select session.id as "sessionId", session.account_id as "accountId"
    from student_identity join ${openSessions} as session on session.account_id = student_identity.student_id
    where student_identity.issuer = ${issuer}
      and (${subject ?? null}::text is null or student_identity.subject = ${subject ?? null})
      and session.id_token is not null
      and convert_from(decode(${padded}, 'base64'), 'UTF8')::jsonb->>'sid' = ${sid}`.execute(tx);
  return rows;
}
