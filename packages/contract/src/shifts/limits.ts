/** Without zod, because the client loads it early. */
export const shiftLimits = {
  /** Per student; more than three a day for a year. */
  shifts: 1200,
  hours: 24,
  breakMinutes: 480,
  workplace: 60,
  /** Weeks in which one command may repeat a shift. */
  weeks: 8,
  holidays: 20,
  holidayDays: 120,
  /** Days in one reply: more than a week, because windows reach into the neighbouring weeks. */
  shownDays: 62,
} as const;
