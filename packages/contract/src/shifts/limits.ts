/** The client reads them, too: no zod. */
export const shiftLimits = {
  /** Kept at once; more than three a day for a year. */
  shifts: 1200,
  /** Hours from the start to the end of one. */
  hours: 24,
  breakMinutes: 480,
  workplace: 60,
  /** A shift can be put into so many weeks at once. */
  weeks: 8,
  /** Long vacations of a school, the past ones included. */
  holidays: 20,
  holidayDays: 120,
  /** Days that are shown at once: a week, and what is in the windows that touch it. */
  shownDays: 62,
} as const;
