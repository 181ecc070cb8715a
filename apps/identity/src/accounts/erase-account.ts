import { deleteByAccount } from '../provider/oidc-payload.repo.ts';
import type { Tx } from '../tables.ts';
import { deleteAccount } from './account.repo.ts';

/** The account with its sessions, tokens, links and mails; what a product holds is the product's. */
export async function eraseAccount(tx: Tx, accountId: string): Promise<void> {
  await deleteByAccount(tx, accountId);
  await deleteAccount(tx, accountId);
}
