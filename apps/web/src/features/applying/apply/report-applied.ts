import { reportError } from '../../../shared/api/failures/report-error.ts';

/** Nobody waits for it, and nothing is lost to the student when it fails. */
export function reportApplied(jobId: string): void {
  import('../../../shared/analytics/reports.ts')
    .then(({ reportApplication }) => reportApplication(jobId))
    .catch(reportError);
}
