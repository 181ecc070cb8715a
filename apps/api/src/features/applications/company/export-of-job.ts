import type { exportApplicantsOfJob as endpoint } from '@engawa/contract/applications/company';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { narrowingOf } from '../applicants/asked.ts';
import { exportList } from '../applicants/export-list.ts';
import { isOwnJob } from '../applicants/jobs.repo.ts';

export const exportOfJob: Handler<typeof endpoint> = async (call) => {
  const { db, actor, params, query } = call;
  found((await isOwnJob(db, actor.companyId, params.id)) || undefined);
  return exportList(call, narrowingOf({ ...query, job: params.id }, actor, 'here'));
};
