import { addDays } from '../days/days.ts';
import { inForce } from '../reference/dated.ts';
import type { DesignatedActivityId } from '../reference/residence/designated-activities.ts';
import { residenceRules } from '../reference/residence/residence-rules.ts';
import type { ResidenceStatusId } from '../reference/residence/residence-statuses.ts';
import { needsPermission } from '../residence/needs.ts';

/** Local time in Japan to the minute, YYYY-MM-DDTHH:MM. */
export interface WorkedTime {
  startsAt: string;
  endsAt: string;
  breakMinutes: number;
}

/** Both days inclusive. */
export interface Holiday {
  from: string;
  to: string;
}

/** A person's legal limits on working hours. Null: no known limit. */
export interface HourLimits {
  /** Minutes in any seven days. */
  week: number | null;
  /** Minutes a day during the school's long vacation. */
  vacationDay: number | null;
  /** Why the shown limit may be wrong for this person. */
  caution: 'not-said' | 'no-permission' | 'not-enrolled' | null;
}

interface Person {
  status: ResidenceStatusId | null;
  designation: DesignatedActivityId | null;
  expectedGraduation: string | null;
  otherActivityPermission: boolean | null;
}

const weekly = residenceRules.byId('student-weekly-hours');
const vacation = residenceRules.byId('student-vacation-hours');

/** Without a declared status, a student's limits are shown with the caution `not-said`. */
export function limitsFor(person: Person, today: string): HourLimits {
  const { status, designation, otherActivityPermission } = person;
  if (status !== null && !needsPermission(status, designation)) {
    return { week: null, vacationDay: null, caution: null };
  }
  const studies = status === null || status === 'student';
  return {
    week: inForce(weekly, today) ? weekly.maxHours * 60 : null,
    vacationDay: studies && inForce(vacation, today) ? vacation.maxHours * 60 : null,
    caution: cautionOf(status, otherActivityPermission, hasGraduated(person, today)),
  };
}

function cautionOf(
  status: ResidenceStatusId | null,
  permission: boolean | null,
  graduated: boolean,
): HourLimits['caution'] {
  if (graduated) return 'not-enrolled';
  if (status === null || permission === null) return 'not-said';
  return permission ? null : 'no-permission';
}

const hasGraduated = ({ status, expectedGraduation }: Person, today: string): boolean =>
  status === 'student' && expectedGraduation !== null && expectedGraduation < today.slice(0, 7);

const minuteMs = 60_000;
const minutesBetween = (from: string, to: string): number =>
  (Date.parse(`${to}:00Z`) - Date.parse(`${from}:00Z`)) / minuteMs;

/** Time after midnight counts for the next day; breaks are subtracted from the longer part. */
export function minutesByDay(times: readonly WorkedTime[]): Map<string, number> {
  const byDay = new Map<string, number>();
  for (const time of times) {
    for (const { day, minutes } of partsOf(time)) {
      byDay.set(day, (byDay.get(day) ?? 0) + minutes);
    }
  }
  return byDay;
}

function partsOf({ startsAt, endsAt, breakMinutes }: WorkedTime) {
  const parts: { day: string; minutes: number }[] = [];
  for (let from = startsAt; from < endsAt; ) {
    const day = from.slice(0, 10);
    const midnight = `${addDays(day, 1)}T00:00`;
    const until = endsAt < midnight ? endsAt : midnight;
    parts.push({ day, minutes: minutesBetween(from, until) });
    from = until;
  }
  let rest = breakMinutes;
  for (const part of parts.toSorted((one, other) => other.minutes - one.minutes)) {
    const taken = Math.min(rest, part.minutes);
    part.minutes -= taken;
    rest -= taken;
  }
  return parts;
}

const isHoliday = (day: string, holidays: readonly Holiday[]): boolean =>
  holidays.some(({ from, to }) => from <= day && day <= to);

const windowDays = weekly.perDays;

export interface DayHours {
  day: string;
  minutes: number;
  /** Long vacation: a daily limit applies, and the day does not count towards the week. */
  holiday: boolean;
  limit: number | null;
  /** The seven days including this one with the most minutes; on a vacation day, that day alone. */
  fullest: { from: string; to: string; minutes: number };
  state: 'within' | 'near' | 'over';
}

/** Below this many minutes left, one more shift would exceed the limit. */
const nearMinutes = 4 * 60;

/** The law limits any seven days, so a day is judged by the fullest window that contains it. */
export function judgeDay(
  day: string,
  byDay: ReadonlyMap<string, number>,
  holidays: readonly Holiday[],
  limits: HourLimits,
): DayHours {
  const minutes = byDay.get(day) ?? 0;
  const holiday = limits.vacationDay !== null && isHoliday(day, holidays);
  const limit = holiday ? limits.vacationDay : limits.week;
  const fullest = holiday
    ? { from: day, to: day, minutes }
    : fullestWindow(day, byDay, limits.vacationDay === null ? [] : holidays);
  return { day, minutes, holiday, limit, fullest, state: stateOf(fullest.minutes, limit, holiday) };
}

function stateOf(minutes: number, limit: number | null, holiday: boolean): DayHours['state'] {
  if (limit === null) return 'within';
  if (minutes > limit) return 'over';
  return !holiday && limit - minutes < nearMinutes ? 'near' : 'within';
}

function fullestWindow(
  day: string,
  byDay: ReadonlyMap<string, number>,
  holidays: readonly Holiday[],
) {
  const windows = Array.from({ length: windowDays }, (_, back) => {
    const from = addDays(day, back + 1 - windowDays);
    const to = addDays(from, windowDays - 1);
    const days = Array.from({ length: windowDays }, (__, at) => addDays(from, at));
    const minutes = days
      .filter((one) => !isHoliday(one, holidays))
      .reduce((sum, one) => sum + (byDay.get(one) ?? 0), 0);
    return { from, to, minutes };
  });
  // Of equal windows the latest, which future shifts can still change.
  return windows.reduce((most, one) => (one.minutes >= most.minutes ? one : most));
}

/** How many minutes more can be worked on a day; null without a limit. */
export const minutesLeft = ({ limit, fullest }: DayHours): number | null =>
  limit === null ? null : limit - fullest.minutes;
