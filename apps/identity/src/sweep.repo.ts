import { sql } from 'kysely';
import { deleteOldMailRequests } from './accounts/mail-request.repo.ts';
import { keptSeconds } from './provider/signing-keys.ts';
import type { Db } from './tables.ts';

const day = 24 * 60 * 60 * 1000;

/** Deletes expired rows, and after a month mails and unconfirmed registrations. */
export async function sweep(db: Db, now: Date): Promise<void> {
  const monthAgo = new Date(now.getTime() - 30 * day);
  const keysBefore = new Date(now.getTime() - keptSeconds * 1000);
  await db.deleteFrom('identity.oidc_payload').where('expires_at', '<', now).execute();
  await db.deleteFrom('identity.one_time_token').where('expires_at', '<', now).execute();
  await deleteOldMailRequests(db, new Date(now.getTime() - day));
  await db.deleteFrom('identity.signing_key').where('retired_at', '<', keysBefore).execute();
  await db
    .deleteFrom('identity.account')
    .where('confirmed_at', 'is', null)
    .where('created_at', '<', monthAgo)
    .execute();
  // A product would delete these; a service alone must do it itself.
  await sql`delete from call_count where expires_at < ${now}`.execute(db);
  await db.deleteFrom('sign_in_code').where('expires_at', '<', now).execute();
  await db.deleteFrom('mail').where('sent_at', '<', monthAgo).execute();
  const halfYearAgo = new Date(now.getTime() - 180 * day);
  await db.deleteFrom('undeliverable').where('noted_at', '<', halfYearAgo).execute();
  await db
    .deleteFrom('audit')
    .where('at', '<', new Date(now.getTime() - 730 * day))
    .execute();
}
