import type { countStudents as endpoint } from '@engawa/contract/student-search/company';
import type { Handler } from '../../../handler.ts';
import { scopeOf, type TalentSearch } from '../../talent-search/public.ts';

export const countStudents =
  ({ talent }: { talent: TalentSearch }): Handler<typeof endpoint> =>
  async ({ db, actor, query }) => {
    const scope = await scopeOf(db, actor.companyId, query);
    const [count = 0] = scope ? await talent.count([scope]) : [];
    return { count };
  };
