import type { showTeamMember as endpoint } from '@engawa/contract/team/company';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import type { LeaverWork } from '../../../people/leaver-work.ts';
import { countWork, noWork } from '../hand-over.ts';
import { findInvitation } from '../invitations.repo.ts';
import { findMember } from '../members.repo.ts';
import { presentInvitation, presentMember } from '../team.present.ts';

export const showMember =
  (allLeaverWork: readonly LeaverWork[]): Handler<typeof endpoint> =>
  async ({ db, actor: { companyId }, params: { id }, now }) => {
    const member = await findMember(db, companyId, id);
    if (member) {
      const work = await countWork(db, allLeaverWork, { companyId, accountId: id }, now);
      return { recruiter: { ...presentMember(member), work } };
    }
    const invitation = found(await findInvitation(db, companyId, id));
    return { recruiter: { ...presentInvitation(invitation, now), work: noWork } };
  };
