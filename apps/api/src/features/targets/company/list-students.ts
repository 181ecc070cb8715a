import type { listTargetStudents as endpoint } from '@engawa/contract/targets/company';
import { targetLimits } from '@engawa/contract/targets/limits';
import { found } from '@engawa/platform/errors/refusal';
import type { CallLimits } from '@engawa/platform/http/limits/call-limits';
import type { Handler } from '../../../handler.ts';
import { withRareTerms } from '../../common-terms/public.ts';
import { findPlan, limitOf } from '../../plan/public.ts';
import { spendReading } from '../../reach/public.ts';
import type { TalentSearch } from '../../talent-search/public.ts';
import { listDismissals } from '../dismissals.repo.ts';
import { groupNames, shownOnPage } from '../groups.rules.ts';
import { listPeople } from '../people.repo.ts';
import { countGroups, nobody, queriesFor } from '../read-groups.ts';
import { findSetting } from '../setting/settings.repo.ts';
import { presentPerson } from '../target.present.ts';
import { weightsNow } from '../weights.rules.ts';

interface Services {
  talent: TalentSearch;
  limits: CallLimits;
}

export const listStudents =
  ({ talent, limits }: Services): Handler<typeof endpoint> =>
  async ({ db, actor, query, language }) => {
    const { companyId } = actor;
    const setting = found(await findSetting(db, companyId, query.index));
    const dismissed = await listDismissals(db, companyId, setting.id);
    const most = limitOf(await findPlan(db, companyId), 'shownPerTargetGroup');
    const { perPage } = targetLimits;
    const weights = weightsNow(setting.wishes.weights, dismissed);
    const wishes = await withRareTerms(db, { ...setting.wishes, weights });
    const without = dismissed.map(({ studentId }) => studentId);
    const queries = await queriesFor(db, { companyId, wishes, without });
    const page = { most, perPage, verified: queries !== undefined };
    if (!queries) return { targetStudents: { ...page, data: [], counts: nobody } };

    const group = groupNames[query.type - 1] ?? 'high';
    const room = shownOnPage(query.page, perPage, most);
    const [counts, hits] = await Promise.all([
      countGroups(talent, queries),
      talent.find(queries[group], { order: 'match', perPage, page: query.page }),
    ]);
    const ids = hits.students.slice(0, room).map(({ id }) => id);
    await spendReading(limits, actor, ids.length);
    const people = await listPeople(db, companyId, ids);
    const data = people.map((person) => presentPerson(person, wishes, language));
    return { targetStudents: { ...page, data, counts } };
  };
