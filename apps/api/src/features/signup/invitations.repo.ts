import type { Language } from '@engawa/contract/language';
import type { AuthorityLevel } from '@engawa/contract/reference/companies/authority-levels';
import { digestOf, newToken } from '@engawa/platform/auth/tokens';
import { refuse } from '@engawa/platform/errors/refusal';
import { sql } from 'kysely';
import type { Db, Tx } from '../../database.ts';

const lifeMs = 7 * 24 * 60 * 60_000;

export interface NewInvitation {
  companyId: string;
  email: string;
  level: AuthorityLevel;
  invitedBy: string | null;
  name: string | null;
  language: Language;
}

/** A new invitation replaces an older one to the same address, whose link stops working. */
export async function insertInvitation(tx: Tx, invitation: NewInvitation, now: Date) {
  const { companyId, email, level, invitedBy, name, language } = invitation;
  if (await isMember(tx, companyId, email)) refuse('already_a_member');
  const token = newToken();
  const fresh = {
    level,
    language,
    invited_by: invitedBy,
    name,
    token_digest: digestOf(token),
    created_at: now,
    expires_at: new Date(now.getTime() + lifeMs),
  };
  await tx
    .insertInto('invitation')
    .values({ company_id: companyId, email, ...fresh })
    .onConflict((conflict) =>
      conflict.expression(sql`company_id, lower(email)`).doUpdateSet({ email, ...fresh }),
    )
    .execute();
  return token;
}

export const isMember = async (tx: Tx, companyId: string, email: string): Promise<boolean> =>
  (await tx
    .selectFrom('recruiter')
    .select('id')
    .where('company_id', '=', companyId)
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .executeTakeFirst()) !== undefined;

const invitations = (db: Db, token: string, now: Date) =>
  db
    .selectFrom('invitation')
    .innerJoin('company', 'company.id', 'invitation.company_id')
    .select([
      'invitation.id',
      'invitation.company_id as companyId',
      'invitation.email',
      'invitation.level',
      'company.name_jp as nameJp',
      'company.name_en as nameEn',
    ])
    .where('invitation.token_digest', '=', digestOf(token))
    .where('invitation.expires_at', '>', now);

export const findInvitation = (db: Db, token: string, now: Date) =>
  invitations(db, token, now).executeTakeFirst();

/** Consumes the invitation: of two concurrent callers one gets undefined. */
export async function takeInvitation(tx: Tx, token: string, now: Date) {
  const invitation = await invitations(tx, token, now).forUpdate(['invitation']).executeTakeFirst();
  if (!invitation) return undefined;
  await deleteInvitation(tx, invitation.id);
  return invitation;
}

/** Called when an account of the company gets this address. */
export async function deleteInvitationTo(tx: Tx, companyId: string, email: string): Promise<void> {
  await tx
    .deleteFrom('invitation')
    .where('company_id', '=', companyId)
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .execute();
}

export async function deleteInvitation(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('invitation').where('id', '=', id).execute();
}
