import type { listAppliedJobs as endpoint } from '@engawa/contract/applications/company';
import type { Handler } from '../../../handler.ts';
import { countByStatus, listJobs as list } from '../applicants/applicants.repo.ts';
import { narrowingOf } from '../applicants/narrowing.ts';

export const listJobs: Handler<typeof endpoint> = async ({ db, actor }) => {
  const everywhere = narrowingOf({}, actor, 'external');
  const [jobs, outside] = await Promise.all([
    list(db, actor.companyId, 'here'),
    actor.level === 3 ? undefined : countByStatus(db, actor.companyId, everywhere),
  ]);
  return {
    jobs: jobs.flatMap(({ id, jp, en, count, waiting }) =>
      id === null ? [] : [{ id, title: { jp, en }, count, waiting }],
    ),
    external: outside
      ? Object.values(outside.counts).reduce((sum, count) => sum + count, outside.preApplied)
      : 0,
  };
};
