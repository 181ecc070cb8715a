import type { AuditEntry } from '@engawa/platform/desk/perform';
import { sql } from 'kysely';
import type { Db, Tx } from '../tables.ts';

export const findForOperator = (db: Db, addressOrId: string) =>
  db
    .selectFrom('identity.account')
    .select(['id', 'email', 'created_at as createdAt', 'confirmed_at as confirmedAt'])
    .where(sql<boolean>`id::text = ${addressOrId} or lower(email) = lower(${addressOrId})`)
    .executeTakeFirst();

/** Without a product, operator and reason are stored in the audit's request column. */
export async function recordAct(
  tx: Tx,
  { command, subjectId, by, why, now }: AuditEntry,
): Promise<void> {
  await tx
    .insertInto('audit')
    .values({
      at: now,
      action: `admin.${command.replaceAll(' ', '.')}`,
      account_id: null,
      company_id: null,
      subject_id: subjectId,
      request_id: `admin, ${by}: ${why}`,
    })
    .execute();
}
