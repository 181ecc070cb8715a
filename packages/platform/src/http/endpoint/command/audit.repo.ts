import type { AnyEndpoint } from '@engawa/contract/endpoint';
import { type RawBuilder, sql } from 'kysely';
import type { PlatformDb, PlatformTx } from '../../../db/database.ts';
import { prepared } from '../../../db/statements/prepared.ts';
import type { AuditSubject, Call } from '../context.ts';

/** Autosaves of one person in one content share one row in this time. */
const editingSession = sql`interval '30 minutes'`;

interface Done {
  at: Date;
  action: string;
  accountId: string | null;
  companyId: string | null;
  subjectId: string | null;
  requestId: string;
}
type Args = Pick<Done, keyof Done>;

const later = { later: true };

const insertIf = (isNew: (done: Args) => RawBuilder<unknown>) =>
  prepared((db: PlatformDb, done: Args) => {
    const { at, action, accountId, companyId, subjectId, requestId } = done;
    const statement = sql`
      insert into audit (at, action, account_id, company_id, subject_id, request_id)
      select ${at}::timestamptz, ${action}::text, ${accountId}::uuid, ${companyId}::uuid,
        ${subjectId}::uuid, ${requestId}::text
      where ${isNew(done)}`;
    return { compile: () => statement.compile(db) };
  }, later);

const insertAlways = insertIf(() => sql`true`);
const insertOncePerSession = insertIf(
  ({ at, action, accountId, subjectId }) => sql`not exists (
    select from audit where subject_id = ${subjectId}::uuid and action = ${action}::text
      and account_id = ${accountId}::uuid and at > ${at}::timestamptz - ${editingSession})`,
);

/** Records who did what, by ids only: names and texts stay where they can be erased. */
export async function writeAudit(
  tx: PlatformTx,
  action: string,
  { actor, now, requestId }: Call<AnyEndpoint>,
  { id, autosave }: AuditSubject,
): Promise<void> {
  const insert = autosave ? insertOncePerSession : insertAlways;
  await insert(tx, {
    at: now,
    action,
    accountId: actor?.accountId ?? null,
    companyId: actor?.kind === 'company' ? actor.companyId : null,
    subjectId: id,
    requestId,
  });
}
