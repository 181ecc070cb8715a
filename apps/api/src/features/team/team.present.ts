import { smallestPicture } from '../files/public.ts';
import type { InvitationRow } from './invitations.repo.ts';
import type { MemberRow } from './members.repo.ts';

export const presentMember = (row: MemberRow) => ({
  id: row.id,
  status: row.disabledAt ? ('disabled' as const) : ('active' as const),
  role: row.level,
  name: row.name,
  email: row.email,
  profilePictureUrl: smallestPicture(row.pictures),
  department: row.department,
  title: row.title,
  lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
  twoStep: row.twoStep,
  invitation: null,
});

export const presentInvitation = (row: InvitationRow, now: Date) => ({
  id: row.id,
  status: 'invited' as const,
  role: row.level,
  name: null,
  email: row.email,
  profilePictureUrl: null,
  department: null,
  title: null,
  lastSeenAt: null,
  twoStep: false,
  invitation: {
    sentAt: row.sentAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    expired: row.expiresAt <= now,
    language: row.language,
    invitedBy: row.invitedBy,
  },
});
