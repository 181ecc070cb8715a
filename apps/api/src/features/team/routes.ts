/**
 * Feature team. Recruiters of a company: list, invite, change level, remove; a leaver's work goes
 * to a colleague. Decision 039.
 */

import {
  changeMemberStatus,
  inviteMembers as inviteEndpoint,
  listTeam,
  removeTeamMember,
  resendInvitation as resendEndpoint,
  showTeamMember,
} from '@engawa/contract/team/company';
import { bind } from '@engawa/platform/http/endpoint/route';
import type { CallLimits } from '@engawa/platform/http/limits/call-limits';
import type { Db } from '../../database.ts';
import type { LeaverWork } from '../../people/leaver-work.ts';
import { changeStatus } from './company/change-status.ts';
import { inviteMembers } from './company/invite-members.ts';
import { listMembers } from './company/list-members.ts';
import { removeMember } from './company/remove-member.ts';
import { resendInvitation } from './company/resend-invitation.ts';
import { showMember } from './company/show-member.ts';

interface Services {
  commands: Db;
  limits: CallLimits;
  origin: string;
  allLeaverWork: readonly LeaverWork[];
}

export const teamRoutes = (services: Services) => [
  bind(listTeam, listMembers),
  bind(showTeamMember, showMember(services.allLeaverWork)),
  bind(changeMemberStatus, changeStatus),
  bind(inviteEndpoint, inviteMembers(services)),
  bind(resendEndpoint, resendInvitation(services)),
  bind(removeTeamMember, removeMember(services)),
];
