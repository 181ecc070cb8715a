import { reportError } from '../../../shared/api/failures/report-error.ts';

/** Not awaited: a failed report costs the student nothing. */
export function reportApplied(jobId: string): void {
  import('../../../shared/analytics/reports.ts')
    .then(({ reportApplication }) => reportApplication(jobId))
    .catch(reportError);
}
