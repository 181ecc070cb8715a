import type { StudentFilter } from '@engawa/contract/student-search/filters';
import type { Db } from '../../database.ts';
import { mayFindAnybody } from '../reach/public.ts';
import type { TalentQuery } from './port.ts';
import { listApplied, listBlockers } from './scope.repo.ts';

/**
 * What a company searches in: everybody but those who have blocked it, and of the filter what only its
 * own rows know. Undefined for a company that may find nobody.
 */
export async function scopeOf(
  db: Db,
  companyId: string,
  { apply, ...filter }: StudentFilter,
): Promise<TalentQuery | undefined> {
  if (!(await mayFindAnybody(db, companyId))) return undefined;
  const excluded = await listBlockers(db, companyId);
  if (!apply) return { asker: companyId, filter, excluded };
  const applied = await listApplied(db, companyId);
  return apply === 'applied'
    ? { asker: companyId, filter, excluded, only: applied }
    : { asker: companyId, filter, excluded: [...excluded, ...applied] };
}
