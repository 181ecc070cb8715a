import type { EventCommon } from './schemas.ts';

/** All times, and `now`, are local time in Japan: YYYY-MM-DDTHH:MM. */
type Schedule = Pick<EventCommon, 'startsAt' | 'endsAt' | 'deadline'>;

export const hasStarted = ({ startsAt }: Pick<Schedule, 'startsAt'>, now: string): boolean =>
  startsAt !== null && startsAt <= now;

export function isOver({ startsAt, endsAt }: Omit<Schedule, 'deadline'>, now: string): boolean {
  const end = endsAt ?? startsAt;
  return end !== null && end <= now;
}

/** The deadline's own minute still counts; without a deadline, applications end at the start. */
export const takesApplications = (
  { startsAt, deadline }: Omit<Schedule, 'endsAt'>,
  now: string,
): boolean => !hasStarted({ startsAt }, now) && (deadline === null || now <= deadline);
