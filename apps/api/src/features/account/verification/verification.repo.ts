import type { PlatformTx } from '@engawa/platform/db/database';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../database.ts';
import { mailLanguage } from '../../../mail/mail-language.repo.ts';

interface Verifying {
  at: Date;
  /** Verified by the demo, which has no operator; ignored where the demo is off. */
  inDemo?: boolean;
}

/** False without such a company; a verified one keeps its date. */
export async function verifyCompany(
  tx: Tx,
  companyId: string,
  { at, inDemo = false }: Verifying,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('company')
    .set((set) => ({
      verified_at: set.fn.coalesce('verified_at', set.val(at)),
      verified_in_demo: inDemo,
    }))
    .where('id', '=', companyId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function liftVerification(tx: Tx, companyId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('company')
    .set({ verified_at: null, verified_in_demo: false })
    .where('id', '=', companyId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const findVerification = (db: Db, companyId: string) =>
  db
    .selectFrom('company')
    .select(['name_jp as nameJp', 'name_en as nameEn', 'verified_at as verifiedAt'])
    .where('id', '=', companyId)
    .executeTakeFirst();

export const isVerified = async (db: Db, companyId: string): Promise<boolean> =>
  (await findVerification(db, companyId))?.verifiedAt != null;

/** For the mailer, which includes words of verified companies only. */
export async function findVerified(
  tx: PlatformTx,
  companyIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from company
    where id = any(${companyIds}::uuid[]) and verified_at is not null`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/** Recipients of news about the company itself. */
export const listOwners = (db: Db, companyId: string) =>
  db
    .selectFrom('recruiter')
    .innerJoin('account', 'account.id', 'recruiter.id')
    .select(['recruiter.id', 'recruiter.email', 'recruiter.name'])
    .select([mailLanguage('recruiter.id').as('language')])
    .where('recruiter.company_id', '=', companyId)
    .where('account.level', '=', 0)
    .where('account.disabled_at', 'is', null)
    .orderBy('recruiter.id')
    .execute();

/** False if the operator was asked within the last day. */
export async function noteAsked(tx: Tx, companyId: string, now: Date): Promise<boolean> {
  const dayAgo = new Date(now.getTime() - 24 * 60 * 60 * 1000);
  const { numUpdatedRows } = await tx
    .updateTable('company')
    .set({ verification_asked_at: now })
    .where('id', '=', companyId)
    .where((where) =>
      where.or([
        where('verification_asked_at', 'is', null),
        where('verification_asked_at', '<', dayAgo),
      ]),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Counts the invitations of an unverified company; false, without counting, above the limit. */
export async function addUnverifiedInvitations(
  tx: Tx,
  companyId: string,
  { count, most }: { count: number; most: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('company')
    .set((set) => ({ invited_unverified: set('invited_unverified', '+', count) }))
    .where('id', '=', companyId)
    .where('invited_unverified', '<=', most - count)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
