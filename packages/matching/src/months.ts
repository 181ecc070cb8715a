import { columnSizes, firstGraduationYear } from './columns.ts';

/** YYYY-MM as months since January 2000, clamped to the column's range. */
export function monthOf(yearMonth: string): number {
  const [year = 0, month = 0] = yearMonth.split('-').map(Number);
  const months = (year - firstGraduationYear) * 12 + month - 1;
  return Math.min(Math.max(months, 0), columnSizes.graduation - 1);
}

export function yearMonthOf(months: number): string {
  const year = firstGraduationYear + Math.floor(months / 12);
  return `${year}-${String((months % 12) + 1).padStart(2, '0')}`;
}
