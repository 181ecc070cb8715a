import { digestOf } from '@engawa/platform/auth/tokens';
import { newTypedCode, plainCode } from '@engawa/platform/auth/typed-code';
import type { Db, Tx } from '../../database.ts';

const howMany = 10;

const digest = (accountId: string, code: string): Buffer =>
  digestOf(`${accountId}:${plainCode(code)}`);

export async function renewCodes(tx: Tx, accountId: string): Promise<string[]> {
  await tx.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
  const codes = Array.from({ length: howMany }, newTypedCode);
  await tx
    .insertInto('recovery_code')
    .values(codes.map((code) => ({ account_id: accountId, digest: digest(accountId, code) })))
    .execute();
  return codes;
}

/** Consumes the code: of two concurrent uses one succeeds. */
export async function useRecoveryCode(tx: Tx, accountId: string, code: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('recovery_code')
    .where('account_id', '=', accountId)
    .where('digest', '=', digest(accountId, code))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function countCodes(db: Db, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_code')
    .select((select) => select.cast<number>(select.fn.countAll(), 'integer').as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return count;
}
