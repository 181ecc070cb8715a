import { deleteByAccount } from '../provider/oidc-payload.repo.ts';
import type { Tx } from '../tables.ts';
import { deleteAccount } from './account.repo.ts';

/** Deletes the account with sessions, tokens, links and mails; products erase their own data. */
export async function eraseAccount(tx: Tx, accountId: string): Promise<void> {
  await deleteByAccount(tx, accountId);
  await deleteAccount(tx, accountId);
}
