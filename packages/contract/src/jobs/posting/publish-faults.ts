import { missingFields, type PublishFault } from '../../contents/publish-faults.ts';
import { jobOutline } from '../outline.ts';
import type { JobDocument } from '../schemas.ts';

/** What publishing a job requires besides the items of the law (`posting-report.ts`). */
export function jobFaults(job: JobDocument, today: string): PublishFault[] {
  const { applyPage, applyUrl, deadline } = job.common;
  const faults = missingFields(jobOutline, job);
  if (applyPage === 'external' && applyUrl === null) {
    faults.push({ path: 'common.applyUrl', message: 'required' });
  }
  if (deadline !== null && deadline < today) {
    faults.push({ path: 'common.deadline', message: 'day_past' });
  }
  return faults;
}
