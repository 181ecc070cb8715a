import type { Tx } from '../../database.ts';

/** What the operator did, about what. */
export async function auditAdmin(
  tx: Tx,
  command: string,
  subjectId: string | null,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('audit')
    .values({
      at: now,
      action: `admin.${command}`,
      account_id: null,
      company_id: null,
      subject_id: subjectId,
      request_id: 'admin',
    })
    .execute();
}
