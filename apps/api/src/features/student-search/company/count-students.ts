import type { countStudents as endpoint } from '@engawa/contract/student-search/company';
import type { Handler } from '../../../handler.ts';
import { scopeOf, type TalentSearch } from '../../talent-search/public.ts';

export const countStudents =
  ({ talent }: { talent: TalentSearch }): Handler<typeof endpoint> =>
  async ({ db, actor, query }) => {
    const scope = await scopeOf(db, actor.companyId, query);
    const [counted] = scope ? await talent.count([scope]) : [];
    if (!counted || counted.isExact) return { count: counted?.count ?? 0, exact: true };
    // The estimate may be 0 although somebody could match.
    return { count: Math.max(counted.count, 1), exact: false };
  };
