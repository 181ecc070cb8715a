import { missingTexts, type PublishFault } from '../contents/publish-faults.ts';
import { writtenPaths } from '../contents/text-paths.ts';
import type { JobDocument } from './schemas.ts';

/** What a job needs besides what the law asks for (`posting-report.ts`). */
export function jobFaults(job: JobDocument): PublishFault[] {
  const { employmentType, applyPage, applyUrl } = job.common;
  const faults = missingTexts(writtenPaths.job, job, ['position', 'recruitmentType']);
  if (employmentType === null) faults.push({ path: 'common.employmentType', message: 'required' });
  if (applyPage === 'external' && applyUrl === null) {
    faults.push({ path: 'common.applyUrl', message: 'required' });
  }
  return faults;
}
