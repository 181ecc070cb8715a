import type { JobCommon } from '../schemas.ts';

/** Eight hours on twenty days: how an hourly wage is held against a monthly one. */
const hoursAMonth = 160;

const timesAYear: Partial<Record<NonNullable<JobCommon['salaryType']>, number>> = {
  annual: 1,
  monthly: 12,
  hourly: 12 * hoursAMonth,
};

/** What a job pays at least in a year, in yen, to sort and filter by; null where that cannot be said. */
export function yearlyPay({
  salaryType,
  salaryMin,
}: Pick<JobCommon, 'salaryType' | 'salaryMin'>): number | null {
  const times = salaryType === null ? undefined : timesAYear[salaryType];
  return times === undefined || salaryMin === null || salaryMin === 0 ? null : salaryMin * times;
}
