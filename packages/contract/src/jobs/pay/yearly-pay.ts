import type { JobCommon } from '../schemas.ts';

/** Eight hours on twenty days: converts an hourly wage into a monthly one. */
const hoursAMonth = 160;

const timesAYear: Partial<Record<NonNullable<JobCommon['salaryType']>, number>> = {
  annual: 1,
  monthly: 12,
  hourly: 12 * hoursAMonth,
};

/** Minimum yearly pay in yen, for sorting and filters; null where the job does not determine it. */
export function yearlyPay({
  salaryType,
  salaryMin,
}: Pick<JobCommon, 'salaryType' | 'salaryMin'>): number | null {
  const times = salaryType === null ? undefined : timesAYear[salaryType];
  return times === undefined || salaryMin === null || salaryMin === 0 ? null : salaryMin * times;
}
