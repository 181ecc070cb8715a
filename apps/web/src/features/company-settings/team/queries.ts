import type { ReplyOf } from '@engawa/contract/endpoint';
import { listTeam, showTeamMember } from '@engawa/contract/team/company';
import { endpointPartQuery } from '../../../shared/api/endpoint-query.ts';

export type TeamMember = ReplyOf<typeof listTeam>['recruiters'][number];

export const teamQuery = endpointPartQuery(listTeam, {}, ({ recruiters }) => recruiters, {
  meta: { ownErrors: true },
});

/** Never cached: the number of items a member is in charge of must be current. */
export const memberQuery = (id: string) =>
  endpointPartQuery(showTeamMember, { params: { id } }, ({ recruiter }) => recruiter, {
    staleTime: 0,
  });
