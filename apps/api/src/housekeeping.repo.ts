import { type RawBuilder, sql } from 'kysely';
import type { Db } from './database.ts';
import { errorBudget } from './features/client-errors/public.ts';

const day = 24 * 60 * 60 * 1000;
/** Rows per statement, well within the statement timeout. */
const batch = 5000;

/** Deletes rows that no retry, reconnect or audit question needs any more. */
export async function deleteOutdatedRows(db: Db, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - day);
  const monthAgo = new Date(now.getTime() - 30 * day);
  const halfYearAgo = new Date(now.getTime() - 180 * day);
  const twoYearsAgo = new Date(now.getTime() - 730 * day);
  await deleteAll(db, 'idempotency_key', sql`created_at < ${dayAgo}`);
  await deleteAll(db, 'audit', sql`at < ${twoYearsAgo}`);
  await deleteAll(db, 'signal', sql`created_at < ${dayAgo}`);
  await deleteAll(db, 'search_change', sql`changed_at < ${dayAgo}`);
  await deleteAll(db, 'call_count', sql`expires_at < ${now}`);
  await deleteAll(db, 'write_position', sql`noted_at < ${dayAgo}`);
  await deleteAll(db, 'access_token', sql`expires_at < ${now}`);
  await deleteAll(db, 'refresh_token', sql`expires_at < ${now}`);
  await deleteAll(db, 'one_time_token', sql`expires_at < ${now}`);
  await deleteAll(db, 'sign_in_code', sql`expires_at < ${now}`);
  await deleteAll(db, 'sso_attempt', sql`expires_at < ${now}`);
  await deleteAll(db, 'invitation', sql`expires_at < ${monthAgo}`);
  await deleteAll(db, 'session', sql`ended_at < ${monthAgo}`);
  // An expired sign-in: without a refresh token nothing can renew the session.
  await deleteAll(
    db,
    'session',
    sql`created_at < ${dayAgo} and not exists (
      select from refresh_token where refresh_token.session_id = session.id)`,
  );
  await deleteAll(db, 'mail', sql`sent_at < ${monthAgo}`);
  // The mailbox may work again; the next mail finds out.
  await deleteAll(db, 'undeliverable', sql`noted_at < ${halfYearAgo}`);
  await deleteAll(db, 'notification', sql`read_at < ${halfYearAgo}`);
  await deleteAll(db, 'notification', sql`created_at < ${twoYearsAgo}`);
  const longAgo = new Date(now.getTime() - errorBudget.keptDays * day);
  await deleteAll(db, 'client_error', sql`last_at < ${longAgo}`);
  await deleteAll(db, 'storage_usage', sql`bytes = 0`);
}

async function deleteAll(db: Db, table: string, served: RawBuilder<unknown>): Promise<void> {
  for (let deleted = batch; deleted === batch; ) {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where ctid in (
        select ctid from ${sql.table(table)} where ${served} limit ${batch})`.execute(db);
    deleted = Number(numAffectedRows ?? 0);
  }
}
