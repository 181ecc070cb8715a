import { z } from 'zod';
import { company, endpoint } from '../endpoint.ts';
import { invitationLimits } from './limits.ts';
import { invitationList, statusChange, teamMember, teamMemberDetail } from './schemas.ts';

const management = company(0, 1);
const one = z.object({ id: z.uuid() });

export const listTeam = endpoint({
  id: 'company.team.listMembers',
  method: 'GET',
  path: '/v1/company/team/member',
  summary: 'The members of the company and its invitations, with status, level and last visit.',
  auth: management,
  reply: z.object({ recruiters: z.array(teamMember) }),
  errors: [],
});

export const showTeamMember = endpoint({
  id: 'company.team.showMember',
  method: 'GET',
  path: '/v1/company/team/member/{id}',
  summary: 'One member or invitation, and how much work a member is in charge of.',
  auth: management,
  params: one,
  reply: z.object({ recruiter: teamMemberDetail }),
  errors: [],
});

export const changeMemberStatus = endpoint({
  id: 'company.team.changeStatus',
  method: 'POST',
  path: '/v1/company/team/member/status',
  summary:
    'Changes the level of a member, or disables or enables them; whoever is disabled is signed out. ' +
    'What concerns an owner takes an owner who signed in during the last ten minutes.',
  auth: management,
  body: statusChange,
  reply: z.object({ recruiter: teamMember }),
  says: 'status_updated',
  errors: ['own_membership', 'owners_only', 'suspended_by_operator'],
});

export const inviteMembers = endpoint({
  id: 'company.team.inviteMembers',
  method: 'POST',
  path: '/v1/company/team/member/invitation',
  summary:
    'Invites several addresses, each with a level, a language and perhaps a name: all or none. ' +
    'A new invitation replaces an older one. The email of an unverified company names nobody.',
  auth: management,
  body: invitationList,
  reply: z.object({ recruiters: z.array(teamMember) }),
  says: 'invited',
  errors: [
    'already_a_member',
    'owners_only',
    'team_full',
    'invitations_used_up',
    'invitations_unverified',
  ],
  limits: invitationLimits,
});

export const resendInvitation = endpoint({
  id: 'company.team.resendInvitation',
  method: 'POST',
  path: '/v1/company/team/member/resend/invitation/{id}',
  summary: 'Sends an invitation again, for seven more days; the older link ends.',
  auth: management,
  params: one,
  reply: z.object({ recruiter: teamMember }),
  says: 'invitation_resent',
  errors: [
    'already_a_member',
    'owners_only',
    'resent_often',
    'invitations_used_up',
    'invitations_unverified',
  ],
  limits: invitationLimits,
});

export const removeTeamMember = endpoint({
  id: 'company.team.removeMember',
  method: 'DELETE',
  path: '/v1/company/team/member/{id}',
  summary:
    'Cancels an invitation, or removes a member and hands their work to a colleague; what they wrote ' +
    'keeps their name. Removing takes a sign-in of the last ten minutes.',
  auth: management,
  params: one,
  query: z.object({ handOverTo: z.uuid().optional() }),
  reply: z.object({ removed: z.enum(['invitation', 'member']) }),
  says: {
    field: 'removed',
    in: 'reply',
    of: { invitation: 'invitation_cancelled', member: 'deleted' },
  },
  errors: [
    'own_membership',
    'owners_only',
    'suspended_by_operator',
    'hand_over_needed',
    'colleague_not_available',
  ],
});
