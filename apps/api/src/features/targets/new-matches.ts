import type { Db } from '../../database.ts';
import type { TalentSearch } from '../talent-search/public.ts';
import { listDismissals } from './dismissals.repo.ts';
import { queriesFor } from './read-groups.ts';
import { listSettings } from './setting/settings.repo.ts';
import { weightsNow } from './weights.rules.ts';

/** The target settings to which strongly matching students were added since then, with how many. */
export async function countNewMatches(
  { db, talent }: { db: Db; talent: TalentSearch },
  companyId: string,
  since: Date,
): Promise<{ id: string; name: string; count: number }[]> {
  const found = [];
  for (const { id, name, wishes: stored } of await listSettings(db, companyId)) {
    const dismissed = await listDismissals(db, companyId, id);
    const wishes = { ...stored, weights: weightsNow(stored.weights, dismissed) };
    const without = dismissed.map(({ studentId }) => studentId);
    const queries = await queriesFor(db, { companyId, wishes, without });
    // Not verified: the company finds nobody.
    if (!queries) return [];
    const [counted] = await talent.count([{ ...queries.high, shownAfter: since }]);
    if (counted && counted.count > 0) found.push({ id, name, count: counted.count });
  }
  return found.toSorted((one, other) => other.count - one.count);
}
