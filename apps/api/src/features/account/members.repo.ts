import type { AuthorityLevel } from '@engawa/contract/reference/companies/authority-levels';
import { takeLines } from '@engawa/platform/mail/daily-lines.repo';
import type { Tx } from '../../database.ts';
import type { Colleague } from '../../people/in-charge.repo.ts';
import { deleteNotificationsOf } from '../notifications/public.ts';
import { deleteNotifications } from '../settings/public.ts';

/** Only the name stays; the address may be invited again. */
export async function closeRecruiter(
  tx: Tx,
  { companyId, accountId }: Colleague,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('recruiter')
    .set({ email: '', password_hash: null, picture_id: null, department: null, title: null })
    .where('id', '=', accountId)
    .where('company_id', '=', companyId)
    .execute();
  await deleteNotifications(tx, accountId);
  await deleteNotificationsOf(tx, accountId);
  await takeLines(tx, accountId);
  await tx
    .updateTable('account')
    .set({ erased_at: now, closed_at: now, language: null })
    .where('id', '=', accountId)
    .where('company_id', '=', companyId)
    .execute();
}

export async function deleteRecruiter(tx: Tx, { companyId, accountId }: Colleague): Promise<void> {
  await tx
    .deleteFrom('account')
    .where('id', '=', accountId)
    .where('company_id', '=', companyId)
    .execute();
}

export async function updateMember(
  tx: Tx,
  id: string,
  change: { level?: AuthorityLevel; closed_at?: Date | null },
): Promise<void> {
  await tx.updateTable('account').set(change).where('id', '=', id).execute();
}

/** Pauses this recruiter's saved searches until then. */
export async function pauseSearches(tx: Tx, recruiterId: string, until: Date): Promise<void> {
  await tx
    .updateTable('recruiter')
    .set({ searches_rest_until: until })
    .where('id', '=', recruiterId)
    .execute();
}
