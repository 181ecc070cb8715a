import type { listAppliedJobs as endpoint } from '@engawa/contract/applications/company';
import type { Handler } from '../../../handler.ts';
import { listJobs as list } from '../applicants/applicants.repo.ts';

export const listJobs: Handler<typeof endpoint> = async ({ db, actor }) => ({
  jobs: (await list(db, actor.companyId, 'here')).flatMap(({ id, jp, en, count, waiting }) =>
    id === null ? [] : [{ id, title: { jp, en }, count, waiting }],
  ),
});
