import type { listApplicantsOfJob as endpoint } from '@engawa/contract/applications/company';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { narrowingOf } from '../applicants/asked.ts';
import { isOwnJob } from '../applicants/jobs.repo.ts';
import { readList } from '../applicants/read-list.ts';

export const listOfJob: Handler<typeof endpoint> = async (call) => {
  const { db, actor, params, query } = call;
  found((await isOwnJob(db, actor.companyId, params.id)) || undefined);
  const narrowing = narrowingOf({ ...query, job: params.id }, actor, 'here');
  return readList(call, narrowing, query.cursor);
};
