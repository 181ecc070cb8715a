import type { ReplyOf } from '@engawa/contract/endpoint';
import { listTeam, showTeamMember } from '@engawa/contract/team/company';
import { endpointPartQuery } from '../../../shared/api/endpoint-query.ts';

export type TeamMember = ReplyOf<typeof listTeam>['recruiters'][number];

export const teamQuery = endpointPartQuery(listTeam, {}, ({ recruiters }) => recruiters, {
  meta: { ownErrors: true },
});

/** How much they are in charge of, as it is now. */
export const memberQuery = (id: string) =>
  endpointPartQuery(showTeamMember, { params: { id } }, ({ recruiter }) => recruiter, {
    staleTime: 0,
  });
