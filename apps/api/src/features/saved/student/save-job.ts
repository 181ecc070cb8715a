import { savedLimits } from '@engawa/contract/saved/limits';
import type { saveJob as endpoint } from '@engawa/contract/saved/student';
import { found, refuse } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { lockStudentAlone } from '../../../people/lock-student.repo.ts';
import { findVisibleJob } from '../../jobs/public.ts';
import { countSaved, hasSavedJob, insertSavedJob } from '../saved.repo.ts';

export const saveJob: Handler<typeof endpoint> = async ({ tx, actor, body, now }) => {
  const student = actor.accountId;
  await lockStudentAlone(tx, student);
  if (await hasSavedJob(tx, student, body.jobId)) return { saved: true };
  const { id } = found(await findVisibleJob(tx, student, body.jobId));
  if ((await countSaved(tx, 'saved_job', student)) >= savedLimits.jobs) {
    refuse('saved_full', { details: { max: savedLimits.jobs } });
  }
  await insertSavedJob(tx, student, id, now);
  return { saved: true };
};
