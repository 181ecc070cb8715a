import type { showLeaving as endpoint } from '@engawa/contract/leaving/company';
import { canTakeOver } from '@engawa/contract/team/who-may';
import type { Handler } from '../../../handler.ts';
import type { LeaverWork } from '../../../people/leaver-work.ts';
import { countWork } from '../../team/public.ts';
import { findColleagues } from '../colleagues.repo.ts';

export const showLeaving =
  (allLeaverWork: readonly LeaverWork[]): Handler<typeof endpoint> =>
  async ({ db, actor: { companyId, accountId, level }, now }) => {
    const [colleagues, work] = await Promise.all([
      findColleagues(db, { companyId, accountId }),
      countWork(db, allLeaverWork, { companyId, accountId }, now),
    ]);
    return {
      isLastOwner: level === 0 && !colleagues.some(({ role }) => role === 0),
      work,
      colleagues: colleagues
        .filter(({ role }) => canTakeOver(role))
        .map(({ id, name, role }) => ({ id, name, role })),
    };
  };
