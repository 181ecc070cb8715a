import {
  categoryOf,
  type JobCategoryId,
  type JobSubcategoryId,
} from '@engawa/contract/reference/jobs/job-categories';
import { useEffect, useEffectEvent } from 'react';

/** Clears a kind of work that does not belong to the chosen category. */
export function useWorkOfCategory(
  category: JobCategoryId | '',
  work: JobSubcategoryId | '',
  clear: () => void,
): void {
  const onForeign = useEffectEvent(clear);
  const isForeign = work !== '' && categoryOf(work) !== category;
  useEffect(() => {
    if (isForeign) onForeign();
  }, [isForeign]);
}
