import type { searchStudents as endpoint } from '@engawa/contract/student-search/company';
import { studentSearchLimits } from '@engawa/contract/student-search/limits';
import { scoreOf } from '@engawa/matching/plan/plan-of';
import { found } from '@engawa/platform/errors/refusal';
import type { CallLimits } from '@engawa/platform/http/limits/call-limits';
import type { Handler } from '../../../handler.ts';
import { spendReading } from '../../reach/public.ts';
import { scopeOf, type TalentSearch } from '../../talent-search/public.ts';
import { listFoundPeople, presentFound, wishesNow } from '../../targets/public.ts';

interface Services {
  talent: TalentSearch;
  limits: CallLimits;
}

export const listStudents =
  ({ talent, limits }: Services): Handler<typeof endpoint> =>
  async ({ db, actor, query, language }) => {
    const { sort = 'newest', setting, cursor, ...filter } = query;
    const { companyId } = actor;
    const wishes = setting ? found(await wishesNow(db, companyId, setting)) : undefined;
    const scope = await scopeOf(db, companyId, filter);
    if (!scope) return { searchResult: { data: [], count: 0, exact: true, nextCursor: null } };
    const { count, isExact, students, nextCursor } = await talent.find(
      wishes ? { ...scope, score: scoreOf(wishes) } : scope,
      { order: sort, perPage: studentSearchLimits.perPage, cursor },
    );
    await spendReading(limits, actor, students.length);
    const ids = students.map(({ id }) => id);
    const people = await listFoundPeople(db, companyId, ids);
    const data = people.map((person) => presentFound(person, wishes, language));
    return { searchResult: { data, count, exact: isExact, nextCursor } };
  };
