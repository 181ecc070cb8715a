import { addDays, addMonths, lastDayOf } from '../days/days.ts';
import { cohortOf } from '../reference/people/cohort.ts';
import type { DesignatedActivityId } from '../reference/residence/designated-activities.ts';
import {
  type ResidenceStatusId,
  residenceGroupOf,
} from '../reference/residence/residence-statuses.ts';
import { needsExpiry } from '../residence/needs.ts';
import type { CalendarKindId } from './kinds.ts';

export interface OwnDate {
  kind: CalendarKindId;
  /** YYYY-MM-DD. */
  day: string;
}

interface MonthDay {
  kind: 'publicity' | 'selection' | 'offers';
  month: number;
}

/** Recruiting of 27卒 starts in the first of these months of 2026, and so on by cohort. */
const recruiting: readonly MonthDay[] = [
  { kind: 'publicity', month: 3 },
  { kind: 'selection', month: 6 },
  { kind: 'offers', month: 10 },
];

const two = (number: number): string => String(number).padStart(2, '0');

/** `graduation` is YYYY-MM. Autumn graduates belong to the cohort of the next spring. */
export function cohortDates(graduation: string): OwnDate[] {
  const year = cohortYear(graduation);
  return [
    ...recruiting.map(({ kind, month }) => ({ kind, day: `${year - 1}-${two(month)}-01` })),
    { kind: 'graduation', day: lastDayOf(graduation) },
    { kind: 'joining', day: `${year}-04-01` },
  ];
}

export function cohortYear(graduation: string): number {
  const [year = 0, month = 1] = graduation.split('-').map(Number);
  return cohortOf({ year, month }).year;
}

interface Stay {
  status: ResidenceStatusId | null;
  designation: DesignatedActivityId | null;
  /** YYYY-MM-DD. */
  expiresOn: string | null;
}

const extensionMonths = 3;
/** Months before graduation in which to apply: for March, from December to the end of January. */
const changeMonths = { from: 3, by: 2 } as const;

/** When the stay ends, and when to apply for an extension or a change. */
export function stayDates(stay: Stay, graduation: string | null): OwnDate[] {
  const { status, expiresOn } = stay;
  const ends = expiresOn !== null && needsExpiry(status) ? expiresOn : null;
  return [
    ...(graduation !== null && changesToWork(stay) ? changeDates(graduation) : []),
    ...(ends === null
      ? []
      : [
          { kind: 'extension-from' as const, day: addMonths(ends, -extensionMonths) },
          { kind: 'expiry' as const, day: ends },
        ]),
  ];
}

function changeDates(graduation: string): OwnDate[] {
  const first = `${graduation}-01`;
  return [
    { kind: 'change-from', day: addMonths(first, -changeMonths.from) },
    { kind: 'change-by', day: addDays(addMonths(first, 1 - changeMonths.by), -1) },
  ];
}

/** Holders of a status without permission to work change it for their first job. */
function changesToWork({ status, designation }: Stay): boolean {
  if (status === null) return false;
  const { mayWork } = residenceGroupOf(status);
  if (mayWork === 'as-designated') return designation !== null && designation !== 'no-46';
  return mayWork === 'with-permission' && status !== 'temporary-visitor';
}
