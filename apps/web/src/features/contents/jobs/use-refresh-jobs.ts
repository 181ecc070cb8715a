import { listJobs, listLentJobs } from '@engawa/contract/jobs/company';
import { showPlan } from '@engawa/contract/plan/company';
import { useQueryClient } from '@tanstack/react-query';

export function useRefreshJobs() {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: [listJobs.id] }),
      client.invalidateQueries({ queryKey: [listLentJobs.id] }),
      client.invalidateQueries({ queryKey: [showPlan.id] }),
    ]);
}
