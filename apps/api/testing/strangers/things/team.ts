import { draftOne, jobCalls } from '../../contents/jobs.ts';
import { createRecruiter, type SignedInRecruiter } from '../../database/factories.ts';
import { teamCalls } from '../../people/team.ts';
import type { CompanyFixtures, Theirs } from '../fixture.ts';

type Make = Theirs<SignedInRecruiter>['make'];

const colleague: Make = async (test, { companyId }) =>
  (await createRecruiter(test, { level: 2, companyId })).accountId;

let invited = 0;
const invitation: Make = async (test, who) => {
  invited += 1;
  const reply = await teamCalls(test).invite(who, [`stranger-${invited}@test.example`]);
  return reply.json().recruiters[0].id;
};

const one = (make: Make) => ({ 'params.id': { make, call: (id: string) => ({ params: { id } }) } });

export const team: CompanyFixtures = {
  'company.team.showMember': one(colleague),
  'company.team.changeStatus': {
    'body.id': { make: colleague, call: (id) => ({ body: { id, role: 3 } }) },
  },
  'company.team.resendInvitation': one(invitation),
  'company.team.removeMember': {
    ...one(invitation),
    'query.handOverTo': {
      make: colleague,
      status: 409,
      call: async (handOverTo, test, { companyId }) => {
        const leaver = await createRecruiter(test, { level: 2, companyId });
        await draftOne(jobCalls(test), leaver);
        return { params: { id: leaver.accountId }, query: { handOverTo } };
      },
    },
  },
  'company.leaving.leaveCompany': {
    'body.handOverTo': {
      make: colleague,
      status: 409,
      call: async (handOverTo, test, who) => {
        // A second owner; otherwise every request would be refused as `last_owner`.
        await createRecruiter(test, { companyId: who.companyId });
        await draftOne(jobCalls(test), who);
        return { body: { handOverTo } };
      },
    },
  },
};
