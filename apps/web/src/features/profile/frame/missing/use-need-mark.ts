import { type ProfileItemId, profileItems } from '@engawa/contract/profile/completeness';
import { useReasonFor } from './use-reason-for.ts';

/** What a field is marked with: only what connecting or applying asks for. */
export function useNeedMark(): (item: ProfileItemId) => string | undefined {
  const reasonFor = useReasonFor();
  return (item) => (profileItems[item].neededFor === 'better' ? undefined : reasonFor(item));
}
