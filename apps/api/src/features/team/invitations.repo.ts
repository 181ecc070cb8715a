import { maxTeam } from '@engawa/contract/team/limits';
import { sql } from 'kysely';
import type { Db, Tx } from '../../database.ts';
import { invitationsOf } from '../signup/signup.query.ts';

const invitations = (db: Db, companyId: string) =>
  db
    .selectFrom(invitationsOf(companyId).as('invitation'))
    .leftJoin('recruiter as inviter', 'inviter.id', 'invitation.invited_by')
    .select([
      'invitation.id',
      'invitation.email',
      'invitation.level',
      'invitation.language',
      'invitation.created_at as sentAt',
      'invitation.expires_at as expiresAt',
      'inviter.name as invitedBy',
    ]);

export type InvitationRow = Awaited<ReturnType<typeof findInvitations>>[number];

export const findInvitations = (db: Db, companyId: string) =>
  invitations(db, companyId)
    .orderBy('invitation.created_at', 'desc')
    .orderBy('invitation.id', 'desc')
    .limit(2 * maxTeam)
    .execute();

export const findInvitation = (db: Db, companyId: string, id: string) =>
  invitations(db, companyId).where('invitation.id', '=', id).executeTakeFirst();

export const findInvited = (db: Db, companyId: string, emails: readonly string[]) =>
  invitations(db, companyId)
    .where((where) =>
      where(
        sql<string>`lower(invitation.email)`,
        '=',
        where.fn.any(where.val(emails.map((email) => email.toLowerCase()))),
      ),
    )
    .execute();

/** Locks the invitation against concurrent registering, cancelling and resending. */
export const lockInvitation = (tx: Tx, companyId: string, id: string) =>
  tx
    .selectFrom(invitationsOf(companyId).as('invitation'))
    .select(['id', 'email', 'level', 'language', 'name'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
