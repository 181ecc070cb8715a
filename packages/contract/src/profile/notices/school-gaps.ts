import type { Profile } from '../schemas.ts';
import { schoolsIn } from '../schools.ts';

/** HR asks about longer gaps; entrance in April after a graduation in September is usual. */
const unremarkableMonths = 6;

/**
 * Months between two schools without school or work, if there are more than six; null otherwise.
 * The longest of several gaps counts.
 */
export function schoolGapMonths({ education, work }: Pick<Profile, 'education' | 'work'>) {
  const schools = schoolsIn(education).toSorted((a, b) => a.entrance.localeCompare(b.entrance));
  const jobs = work.workExperiences.map(({ start, end }) => ({ start, end: end ?? '9999-12' }));
  let left = schools[0]?.graduation;
  let longest = 0;
  for (const { entrance, graduation } of schools.slice(1)) {
    if (left === undefined) break;
    const idle = monthsBetween(left, entrance).filter(
      (month) => !jobs.some(({ start, end }) => start <= month && month <= end),
    );
    longest = Math.max(longest, idle.length);
    if (graduation > left) left = graduation;
  }
  return longest > unremarkableMonths ? longest : null;
}

/** YYYY-MM after the first and before the second. */
function monthsBetween(first: string, second: string): string[] {
  const number = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;
  const count = Math.max(0, number(second) - number(first) - 1);
  return Array.from({ length: count }, (_, index) => {
    const at = number(first) + 1 + index;
    return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
  });
}
