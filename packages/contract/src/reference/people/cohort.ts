import type { Localized } from '../../language.ts';

export type Cohort = Readonly<{ year: number; name: Localized }>;

/** Named after the fiscal year of graduation: April 2026 to March 2027 is 27卒. */
export function cohortOf(graduation: { year: number; month: number }): Cohort {
  const year = graduation.month >= 4 ? graduation.year + 1 : graduation.year;
  const digits = String(year % 100).padStart(2, '0');
  return { year, name: { ja: `${digits}卒`, en: `Class of ${year}` } };
}
