import type { listConnectJobs as endpoint } from '@engawa/contract/jobs/student';
import type { Handler } from '../../../handler.ts';
import { presentShownJob } from '../showing/shown-jobs.present.ts';
import { listLentToStudent, listOwnForStudent } from '../showing/shown-jobs.repo.ts';

export const listConnectJobs: Handler<typeof endpoint> = async ({ db, actor, params }) => {
  const pair = { student: actor.accountId, company: params.id };
  const [own, lent] = await Promise.all([listOwnForStudent(db, pair), listLentToStudent(db, pair)]);
  return {
    jobs: [
      ...own.map((row) => presentShownJob(row, null)),
      ...lent.map((row) => presentShownJob(row, row)),
    ],
  };
};
