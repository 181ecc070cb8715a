import type { listTeam as endpoint } from '@engawa/contract/team/company';
import type { Handler } from '../../../handler.ts';
import { findInvitations } from '../invitations.repo.ts';
import { findMembers } from '../members.repo.ts';
import { presentInvitation, presentMember } from '../team.present.ts';

export const listMembers: Handler<typeof endpoint> = async ({ db, actor, now }) => {
  const [members, invitations] = await Promise.all([
    findMembers(db, actor.companyId),
    findInvitations(db, actor.companyId),
  ]);
  return {
    recruiters: [
      ...members.map(presentMember),
      ...invitations.map((row) => presentInvitation(row, now)),
    ],
  };
};
