import type { countTargets as endpoint } from '@engawa/contract/targets/company';
import type { Handler } from '../../../handler.ts';
import type { TalentSearch } from '../../talent-search/public.ts';
import { countGroups as count, nobody, queriesFor } from '../read-groups.ts';

/** An unsaved setting has no dismissals yet. */
export const countGroups =
  ({ talent }: { talent: TalentSearch }): Handler<typeof endpoint> =>
  async ({ db, actor: { companyId }, query: { wishes } }) => {
    const queries = await queriesFor(db, { companyId, wishes, without: [] });
    return { counts: queries ? await count(talent, queries) : nobody };
  };
