import type { DiscoverFilter } from '@engawa/contract/discover/filter-fields';
import type { Db } from '../../database.ts';
import { readProfile } from '../profile/public.ts';
import type { StudentSeeker } from '../search-rows/search-rows.query.ts';
import { applicableTo } from './search/applicable.rules.ts';
import type { Searcher } from './search/conditions.rules.ts';

/** The student who searches, with what the filter needs of the profile. */
export async function readSearcher(
  db: Db,
  seeker: StudentSeeker,
  { canApply }: DiscoverFilter,
): Promise<StudentSeeker & Searcher> {
  if (!canApply) return seeker;
  const profile = await readProfile(db, seeker.student);
  return { ...seeker, applicable: applicableTo(profile, seeker.today) };
}
