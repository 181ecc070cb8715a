import type { showInsights as endpoint } from '@engawa/contract/insights/company';
import type { Handler } from '../../../handler.ts';
import { listSources } from '../insights.repo.ts';
import { nameSources, sumInsights, sumJobs } from '../insights.rules.ts';
import { readInsights } from '../read-insights.ts';

export const showInsights: Handler<typeof endpoint> = async (call) => {
  const { job } = call.query;
  const { weeks, jobs, asked, cells } = await readInsights(call);
  return {
    ...sumInsights(cells, weeks, job),
    jobs: sumJobs(cells, jobs),
    sources: nameSources(await listSources(call.db, { ...asked, job })),
  };
};
