import { type ProfileItemId, profileItems } from '@engawa/contract/profile/completeness';
import { useReasonFor } from './use-reason-for.ts';

/** Label of required fields: those that connecting or applying needs. */
export function useNeedMark(): (item: ProfileItemId) => string | undefined {
  const reasonFor = useReasonFor();
  return (item) => (profileItems[item].neededFor === 'better' ? undefined : reasonFor(item));
}
