import { listJobs, listLentJobs } from '@engawa/contract/jobs/company';
import { showPlan } from '@engawa/contract/plan/company';
import { useQueryClient } from '@tanstack/react-query';

/** After a change the lists are read again; what they show meanwhile stays. */
export function useRefreshJobs() {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: [listJobs.id] }),
      client.invalidateQueries({ queryKey: [listLentJobs.id] }),
      client.invalidateQueries({ queryKey: [showPlan.id] }),
    ]);
}
