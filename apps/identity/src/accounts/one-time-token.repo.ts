import { digestOf, newToken } from '@engawa/platform/auth/tokens';
import { liftUndeliverable } from '@engawa/platform/mail/delivery/undeliverable.repo';
import type { Db, Registration, Tx } from '../tables.ts';
import type { ConfirmCode } from './confirm-code.ts';

export interface NewOneTimeToken {
  purpose: 'confirm' | 'reset';
  accountId: string;
  email: string;
  interactionUid: string | null;
  registration: Registration | null;
  expiresAt: Date;
  /** Set for a token that must not work: it is created only to take equally long. */
  usedAt?: Date;
  code?: ConfirmCode;
}

/** Stores the digest; the token itself appears in the mail only. */
export async function insertToken(tx: Tx, token: NewOneTimeToken): Promise<string> {
  const text = newToken();
  const { code } = token;
  if (code) await endCodes(tx, token);
  await tx
    .insertInto('identity.one_time_token')
    .values({
      digest: digestOf(text),
      purpose: token.purpose,
      account_id: token.accountId,
      email: token.email,
      interaction_uid: token.interactionUid,
      registration: token.registration && JSON.stringify(token.registration),
      expires_at: token.expiresAt,
      used_at: token.usedAt ?? null,
      code_hash: code?.hash ?? null,
      code_expires_at: code?.expiresAt ?? null,
    })
    .execute();
  return text;
}

/** Only the newest code of a tab is valid. */
async function endCodes(tx: Tx, { accountId, interactionUid }: NewOneTimeToken): Promise<void> {
  await tx
    .updateTable('identity.one_time_token')
    .set({ code_hash: null })
    .where('account_id', '=', accountId)
    .where('interaction_uid', '=', interactionUid)
    .execute();
}

const columns = ['account_id', 'email', 'interaction_uid', 'registration'] as const;

/** Reads an unused token without consuming it. */
export const peekToken = (db: Db, purpose: 'confirm' | 'reset', text: string, now: Date) =>
  db
    .selectFrom('identity.one_time_token as token')
    .innerJoin('identity.account as account', 'account.id', 'token.account_id')
    .select(columns.map((column) => `token.${column}` as const))
    .where('token.digest', '=', digestOf(text))
    .where('token.purpose', '=', purpose)
    .where('token.used_at', 'is', null)
    .where('token.expires_at', '>', now)
    .where('account.disabled_at', 'is', null)
    // A confirmation link is for unconfirmed accounts only, a reset link for confirmed ones.
    .where('account.confirmed_at', purpose === 'confirm' ? 'is' : 'is not', null)
    .executeTakeFirst();

export type OneTimeToken = NonNullable<Awaited<ReturnType<typeof peekToken>>>;

/** Registration of the same sign-in, for a link that was sent again. */
export async function findRegistration(
  db: Db,
  accountId: string,
  interactionUid: string,
): Promise<Registration | undefined> {
  const row = await db
    .selectFrom('identity.one_time_token')
    .select('registration')
    .where('account_id', '=', accountId)
    .where('interaction_uid', '=', interactionUid)
    .where('registration', 'is not', null)
    .orderBy('expires_at', 'desc')
    .executeTakeFirst();
  return row?.registration ?? undefined;
}

/** Consumes the token, once; it came by mail, so mail to its address arrives. */
export async function useToken(
  tx: Tx,
  purpose: 'confirm' | 'reset',
  digest: Buffer,
  now: Date,
): Promise<OneTimeToken | undefined> {
  const used = await tx
    .updateTable('identity.one_time_token')
    .set({ used_at: now })
    .where('digest', '=', digest)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(columns)
    .executeTakeFirst();
  if (used) await liftUndeliverable(tx, used.email);
  return used;
}

/** Invalidates all other links of this account. */
export async function useUpTokens(tx: Tx, accountId: string, now: Date): Promise<void> {
  await tx
    .updateTable('identity.one_time_token')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute();
}
