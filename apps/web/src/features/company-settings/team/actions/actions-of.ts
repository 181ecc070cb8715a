import type { AuthorityLevel } from '@engawa/contract/reference/companies/authority-levels';
import { authorityLevels } from '@engawa/contract/reference/companies/authority-levels';
import { canTakeOver, whyNotInvite, whyNotManage } from '@engawa/contract/team/who-may';
import type { TeamMember } from '../queries.ts';

export interface Viewer {
  id: string;
  level: AuthorityLevel;
}

export type TeamAction = 'resend' | 'cancel' | 'level' | 'disable' | 'enable' | 'lift' | 'remove';

const personOf = ({ id, role }: Pick<TeamMember, 'id' | 'role'>) => ({ id, level: role });

export function actionsOf(viewer: Viewer, member: TeamMember): TeamAction[] {
  if (whyNotManage(viewer, personOf(member))) return [];
  if (member.status === 'invited') return ['resend', 'cancel'];
  return [
    'level',
    // A member who has lost both app and recovery codes can return only with an owner's help.
    ...(viewer.level === 0 && member.twoStep ? (['lift'] as const) : []),
    member.status === 'disabled' ? 'enable' : 'disable',
    'remove',
  ];
}

const levels = authorityLevels.entries.map(({ id }) => id);

export const levelsToInvite = (viewer: Viewer): AuthorityLevel[] =>
  levels.filter((level) => !whyNotInvite(viewer.level, level));

export const levelsToGive = (viewer: Viewer, member: TeamMember): AuthorityLevel[] =>
  levels.filter((level) => !whyNotManage(viewer, personOf(member), level));

export const successorsOf = (leaver: TeamMember, team: readonly TeamMember[]): TeamMember[] =>
  team.filter(
    ({ id, status, role }) => id !== leaver.id && status === 'active' && canTakeOver(role),
  );
