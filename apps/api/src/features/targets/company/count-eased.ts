import type { countEasedTargets as endpoint } from '@engawa/contract/targets/company';
import { planOf } from '@engawa/matching/plan/plan-of';
import { easedWants } from '@engawa/matching/wishes/eased-wants';
import type { Handler } from '../../../handler.ts';
import type { TalentSearch } from '../../talent-search/public.ts';
import { queriesFor } from '../read-groups.ts';

/** Counts the first group again with each condition eased by one step. */
export const countEased =
  ({ talent }: { talent: TalentSearch }): Handler<typeof endpoint> =>
  async ({ db, actor: { companyId }, query: { wishes } }) => {
    const queries = await queriesFor(db, { companyId, wishes, without: [] });
    if (!queries) return { people: 0, eased: [] };
    const { high } = queries;
    const steps = easedWants(wishes);
    const [now, ...counted] = await talent.count([
      high,
      ...steps.map(({ wants }) => ({
        ...high,
        score: { ...high.score, plan: planOf({ ...wishes, wants }) },
      })),
    ]);
    const people = now?.count ?? 0;
    const eased = steps
      .map((step, place) => ({ ...step, people: counted[place]?.count ?? 0 }))
      .filter((step) => step.people > people)
      .toSorted((one, other) => other.people - one.people);
    return { people, eased };
  };
