import type { StudentFilter } from '@engawa/contract/student-search/filter-fields';
import type { Db } from '../../database.ts';
import { mayFindAnybody } from '../reach/public.ts';
import type { TalentQuery } from './port.ts';
import { listApplied, listBlockers } from './scope.repo.ts';

/**
 * Scope of a company's search: leaves out students who have blocked it, and resolves `apply` to
 * ids. Undefined for a company that may not search.
 */
export async function scopesOf(
  db: Db,
  companyId: string,
  filters: readonly StudentFilter[],
): Promise<TalentQuery[] | undefined> {
  if (!(await mayFindAnybody(db, companyId))) return undefined;
  const excluded = await listBlockers(db, companyId);
  const asksForApplied = filters.some(({ apply }) => apply);
  const applied = asksForApplied ? await listApplied(db, companyId) : [];
  return filters.map(({ apply, ...filter }) => {
    if (!apply) return { asker: companyId, filter, excluded };
    return apply === 'applied'
      ? { asker: companyId, filter, excluded, only: applied }
      : { asker: companyId, filter, excluded: [...excluded, ...applied] };
  });
}

export async function scopeOf(
  db: Db,
  companyId: string,
  filter: StudentFilter,
): Promise<TalentQuery | undefined> {
  return (await scopesOf(db, companyId, [filter]))?.[0];
}
