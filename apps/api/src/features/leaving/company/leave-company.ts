import type { leaveCompany as endpoint } from '@engawa/contract/leaving/company';
import type { Handler } from '../../../handler.ts';
import type { LeaverWork } from '../../../people/leaver-work.ts';
import { leave } from '../leave.ts';

interface Services {
  allLeaverWork: readonly LeaverWork[];
  origin: string;
}

export const leaveCompany =
  ({ allLeaverWork, origin }: Services): Handler<typeof endpoint> =>
  async (call) => {
    const { companyId, accountId } = call.actor;
    await leave({ ...call, origin }, allLeaverWork, {
      companyId,
      accountId,
      to: call.body.handOverTo,
    });
    return {};
  };
