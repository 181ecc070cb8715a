import { digestOf, newToken } from '@engawa/platform/auth/tokens';
import { liftUndeliverable } from '@engawa/platform/mail/delivery/undeliverable.repo';
import { sql } from 'kysely';
import type { Db, Tx } from '../../database.ts';

interface Purposes {
  'login-choice': { accountIds: string[] };
  /** The password was right; the two-step code is missing. */
  'login-code': { accountIds: string[] };
  'password-reset': { email: string };
  'password-choice': { accountIds: string[]; passwordHash: string };
  'sign-up': { name: string; email: string };
  /** The session that asked for the change; it continues. */
  'email-change': {
    accountIds: string[];
    email: string;
    sessionId: string;
    side?: 'company' | 'student';
  };
  /**
   * Without `accountIds`, so that a new password, which a stranger may have set, keeps it valid.
   */
  'email-undo': { accountId: string; email: string; side?: 'company' | 'student' };
}
type Purpose = keyof Purposes;

const minute = 60_000;
const lifeMs: Record<Purpose, number> = {
  'login-choice': 10 * minute,
  'login-code': 10 * minute,
  'password-reset': 60 * minute,
  'password-choice': 10 * minute,
  'sign-up': 24 * 60 * minute,
  'email-change': 24 * 60 * minute,
  'email-undo': 7 * 24 * 60 * minute,
};

export async function createToken<P extends Purpose>(
  tx: Tx,
  purpose: P,
  data: Purposes[P],
  now: Date,
): Promise<string> {
  const token = newToken();
  await tx
    .insertInto('one_time_token')
    .values({
      digest: digestOf(token),
      purpose,
      data: JSON.stringify(data),
      expires_at: new Date(now.getTime() + lifeMs[purpose]),
    })
    .execute();
  return token;
}

/** Reads without consuming: for a page that shows whom a link is for. */
export async function readToken<P extends Purpose>(
  db: Db,
  purpose: P,
  token: string,
  now: Date,
): Promise<Purposes[P] | undefined> {
  const row = await db
    .selectFrom('one_time_token')
    .select('data')
    .where('digest', '=', digestOf(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.data as Purposes[P] | undefined;
}

export async function dropTokens(tx: Tx, purpose: Purpose, accountId: string): Promise<void> {
  await tx
    .deleteFrom('one_time_token')
    .where('purpose', '=', purpose)
    .where(sql<boolean>`data->'accountIds' @> to_jsonb(${accountId}::text)`)
    .execute();
}

/** After a password change: revokes every token obtained with the old password or an older mail. */
export async function dropTokensOf(tx: Tx, accountId: string, email: string): Promise<void> {
  await tx
    .deleteFrom('one_time_token')
    .where((where) =>
      where.or([
        sql<boolean>`purpose = 'password-reset' and lower(data->>'email') = lower(${email})`,
        sql<boolean>`data->'accountIds' @> to_jsonb(${accountId}::text)`,
      ]),
    )
    .execute();
}

/** Revokes all tokens of an account; returns the addresses they were sent to. */
export async function dropTokensOfLeaver(tx: Tx, accountId: string): Promise<string[]> {
  const dropped = await tx
    .deleteFrom('one_time_token')
    .where((where) =>
      where.or([
        sql<boolean>`data->>'accountId' = ${accountId}`,
        sql<boolean>`data->'accountIds' @> to_jsonb(${accountId}::text)`,
      ]),
    )
    .returning(sql<string | null>`data->>'email'`.as('email'))
    .execute();
  return dropped.flatMap(({ email }) => (email === null ? [] : [email]));
}

/** Tokens sent by mail to `email`: using one proves that mail arrives there. */
const mailed: ReadonlySet<Purpose> = new Set<Purpose>([
  'password-reset',
  'sign-up',
  'email-change',
  'email-undo',
]);

/**
 * Consumes the token: of two concurrent callers one gets undefined. A mailed token also clears the
 * address's `undeliverable` mark.
 */
export async function useToken<P extends Purpose>(
  tx: Tx,
  purpose: P,
  token: string,
  now: Date,
): Promise<Purposes[P] | undefined> {
  const row = await tx
    .deleteFrom('one_time_token')
    .where('digest', '=', digestOf(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .returning('data')
    .executeTakeFirst();
  const data = row?.data as Purposes[P] | undefined;
  if (data && 'email' in data && mailed.has(purpose)) await liftUndeliverable(tx, data.email);
  return data;
}
