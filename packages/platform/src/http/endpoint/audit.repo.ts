import type { AnyEndpoint } from '@engawa/contract/endpoint';
import { sql } from 'kysely';
import type { PlatformTx } from '../../db/database.ts';
import type { AuditSubject, Call } from './context.ts';

/** Autosaves of one person in one content leave one row in this time. */
const editingSession = sql`interval '30 minutes'`;

/**
 * Who did what, about what. Ids only: names and texts stay where they can be erased. An editor that
 * saves by itself every few seconds leaves one row per editing session.
 */
export async function writeAudit(
  tx: PlatformTx,
  action: string,
  { actor, now, requestId }: Call<AnyEndpoint>,
  { id, autosave }: AuditSubject,
): Promise<void> {
  const accountId = actor?.accountId ?? null;
  const companyId = actor?.kind === 'company' ? actor.companyId : null;
  const isNew = autosave
    ? sql`not exists (
        select from audit where subject_id = ${id} and action = ${action}
          and account_id = ${accountId} and at > ${now}::timestamptz - ${editingSession})`
    : sql`true`;
  await sql`
    insert into audit (at, action, account_id, company_id, subject_id, request_id)
    select ${now}, ${action}, ${accountId}, ${companyId}, ${id}, ${requestId} where ${isNew}`.execute(
    tx,
  );
}
