import type { AuditEntry } from '@engawa/platform/desk/perform';
import { sql } from 'kysely';
import type { Tx } from '../../database.ts';

export async function recordAct(tx: Tx, act: AuditEntry): Promise<void> {
  const { id } = await tx
    .insertInto('audit')
    .values({
      at: act.now,
      action: `admin.${act.command.replaceAll(' ', '.')}`,
      account_id: null,
      company_id: null,
      subject_id: act.subjectId,
      request_id: 'admin',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('operator_act')
    .values({ audit_id: id, operator: act.by, why: act.why })
    .execute();
}

/** Deletes the reasons operators wrote about a subject; the acts themselves stay in the audit. */
export async function forgetReasons(tx: Tx, subjectId: string): Promise<void> {
  await sql`
    update operator_act set why = '' from audit
    where audit.id = operator_act.audit_id and audit.subject_id = ${subjectId}`.execute(tx);
}
